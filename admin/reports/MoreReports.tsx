import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { mostListed } from '#generated/most-items.ts';

/** Shows earlier reports, where there are more than stand here. */
export function MoreReports({ shown, all, onMore }: { shown: number; all: number; onMore(): void }) {
  const translate = useTranslate();
  // What no longer stands on one page has expired long ago.
  if (shown >= Math.min(all, mostListed)) return null;
  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Button onClick={onMore}>{translate('admin.reports.earlier')}</Button>
    </Box>
  );
}
