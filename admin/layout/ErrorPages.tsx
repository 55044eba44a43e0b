import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
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

/** Something failed that nobody foresaw. */
export function Exception({ onRetry }: { onRetry(): void }) {
  const translate = useTranslate();
  return (
    <LonePage title={translate('admin.exception.title')} text={translate('admin.exception.text')}>
      <Button variant="contained" onClick={onRetry}>
        {translate('admin.exception.reload')}
      </Button>
    </LonePage>
  );
}
