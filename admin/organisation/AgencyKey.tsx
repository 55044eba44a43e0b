import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { addresses } from '#client/navigation/addresses.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { CopyField } from '../layout/CopyField.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

/** The sign-in address, and a new key for the hospital information system, shown this once. */
export function AgencyKey({ orgGid }: { orgGid: string }) {
  const translate = useTranslate();
  const press = usePress();
  const [asking, setAsking] = useState(false);
  const [key, setKey] = useState<string>();
  const rotate = () =>
    press(async () => {
      const { agencyKey } = await http.call('rotateAgencyKey', {}, { keepFailure: true });
      setKey(agencyKey);
    });
  return (
    <Card component="section" aria-labelledby="access" sx={{ p: 3 }}>
      <Typography id="access" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.organisation.access')}
      </Typography>
      <CopyField label={translate('entities.Organisation')} value={orgGid} />
      <CopyField
        label={translate('admin.organisation.quickLogin')}
        value={new URL(addresses.quickLogin(orgGid), location.origin).href}
        open
      />
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {translate('admin.agencyKey.label')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('admin.agencyKey.text')}</Typography>
      {key && (
        <>
          <Alert severity="warning" sx={{ mb: 1 }}>
            {translate('admin.agencyKey.once')}
          </Alert>
          <CopyField label={translate('admin.agencyKey.label')} value={key} />
        </>
      )}
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1 }}>
        {translate('admin.agencyKey.rotate')}
      </Button>
      <Confirm
        open={asking}
        title={translate('admin.agencyKey.rotate')}
        text={translate('admin.agencyKey.rotateText')}
        action={translate('admin.agencyKey.rotate')}
        onConfirm={rotate}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
