import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addresses } from '#client/navigation/addresses.ts';
import { useStore } from '#client/use-store.ts';
import { away, waitUntilReady } from '../data/away.ts';
import { organisationGid, tokens } from '../session.ts';
import { LonePage } from './LonePage.tsx';

/** There is no such page, or no such organisation for this token: the provider's staff came from the list of them. */
export function NotFound() {
  const translate = useTranslate();
  if (organisationGid.get() !== undefined && tokens.get('systemAdvance')) {
    return (
      <LonePage title={translate('errors.page_not_found')} text={translate('admin.notFound.organisation')}>
        <Button variant="outlined" href={addresses.advance}>
          {translate('admin.advance.back')}
        </Button>
      </LonePage>
    );
  }
  return (
    <LonePage title={translate('errors.page_not_found')} text={translate('admin.notFound.text')}>
      <Button variant="outlined" href="/">
        {translate('admin.startPage')}
      </Button>
    </LonePage>
  );
}

/** Something failed that nobody foresaw, or the server is away or cannot work: then it is tried again once it can. */
export function Exception({ onRetry }: { onRetry(): void }) {
  const translate = useTranslate();
  const why = useStore(away);
  const [waits, setWaits] = useState(false);
  const retry = useRef(onRetry);
  retry.current = onRetry;
  const was = useRef(why);
  useEffect(() => {
    if (was.current && !why) onRetry();
    was.current = why;
  });
  useEffect(
    () =>
      waitUntilReady(
        () => setWaits(true),
        () => retry.current(),
      ),
    [],
  );
  const title = why ? 'admin.away.title' : waits ? 'admin.unready.title' : 'admin.exception.title';
  const text = why ? `admin.away.${why}` : waits ? 'admin.unready.text' : 'admin.exception.text';
  return (
    <LonePage title={translate(title)} text={translate(text)}>
      <Button variant="contained" onClick={onRetry}>
        {translate('admin.exception.reload')}
      </Button>
    </LonePage>
  );
}
