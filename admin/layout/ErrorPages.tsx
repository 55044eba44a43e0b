import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { away } from '../data/away.ts';
import { LonePage } from './LonePage.tsx';

/** There is no such page, or no such organisation for this token. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <LonePage title={translate('errors.page_not_found')} text={translate('admin.notFound.text')}>
      <Button variant="outlined" href="/">
        {translate('admin.startPage')}
      </Button>
    </LonePage>
  );
}

/** Something failed that nobody foresaw, or the server is away: then it is tried again once it is back. */
export function Exception({ onRetry }: { onRetry(): void }) {
  const translate = useTranslate();
  const why = useStore(away);
  const was = useRef(why);
  useEffect(() => {
    if (was.current && !why) onRetry();
    was.current = why;
  });
  const text = translate(why ? `admin.away.${why}` : 'admin.exception.text');
  return (
    <LonePage title={translate(why ? 'admin.away.title' : 'admin.exception.title')} text={text}>
      <Button variant="contained" onClick={onRetry}>
        {translate('admin.exception.reload')}
      </Button>
    </LonePage>
  );
}
