import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { providerSignOut } from '../session.ts';

/** After a sign-out: the identity provider still knows the person, unless they sign out there too. */
export function ProviderSignOut() {
  const translate = useTranslate();
  const left = useStore(providerSignOut);
  if (!left) return null;
  const { label, url } = left;
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1, justifyItems: 'start' } }}>
      {translate('admin.signIn.stillAtProvider', { label })}
      <Button variant="outlined" size="small" color="inherit" href={url}>
        {translate('admin.signIn.signOutAtProvider', { label })}
      </Button>
    </Alert>
  );
}
