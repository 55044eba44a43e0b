import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { addresses } from '#client/navigation/addresses.ts';
import type { Organisation } from '#generated/shapes.ts';

/** Told to the provider's staff on every page of an organisation: whose pages these are, and the way out. */
export function ProviderBar({ organisation: { name, suspendedAt } }: { organisation: Organisation }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      variant="filled"
      square
      role="status"
      action={
        <Button color="inherit" variant="outlined" size="small" component={Link} to={addresses.advance}>
          {translate('admin.advance.leave')}
        </Button>
      }
      sx={{ pl: { xs: 7, md: 3 }, '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
    >
      {translate('admin.advance.inside', { name })}{' '}
      {suspendedAt !== undefined && translate('admin.advance.insideSuspended')}
    </Alert>
  );
}
