import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** The most that one call lists; what is older has expired long ago. */
const most = 100;

/** Shows earlier reports, where there are more than stand here. */
export function MoreReports({ shown, all, onMore }: { shown: number; all: number; onMore(): void }) {
  const translate = useTranslate();
  if (shown >= Math.min(all, most)) return null;
  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Button onClick={onMore}>{translate('admin.reports.earlier')}</Button>
    </Box>
  );
}
