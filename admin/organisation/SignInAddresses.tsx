import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { addresses } from '#client/navigation/addresses.ts';
import { CopyField } from '../layout/CopyField.tsx';
import { formCard } from '../pages/form-card.ts';

/** With what one signs in to the organisation: its short code, and the address that knows it. */
export function SignInAddresses({ orgGid }: { orgGid: string }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby="sign-in-addresses" sx={formCard}>
      <Typography id="sign-in-addresses" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.organisation.access')}
      </Typography>
      <CopyField label={translate('fields.Organisation.gid')} value={orgGid} />
      <CopyField
        label={translate('admin.organisation.quickLogin')}
        value={new URL(addresses.quickLogin(orgGid), location.origin).href}
        open
      />
    </Card>
  );
}
