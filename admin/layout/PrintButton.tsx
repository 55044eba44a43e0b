import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Prints the page that is shown, at the right end of its row. */
export function PrintButton() {
  const translate = useTranslate();
  return (
    <Button color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()} sx={{ ml: 'auto', flex: 'none' }}>
      {translate('admin.dashboard.print')}
    </Button>
  );
}
