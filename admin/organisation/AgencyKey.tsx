import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { press as sendAgain } from '#client/http/press.ts';
import { Allowed } from '../account/Allowed.tsx';
import { Confirm } from '../layout/Confirm.tsx';
import { CopyField } from '../layout/CopyField.tsx';
import { usePress } from '../layout/use-press.ts';
import { formCard } from '../pages/form-card.ts';
import { http } from '../session.ts';
import { KeyShownOnce } from './KeyShownOnce.tsx';

/** Below it lies what booking agencies and hospital systems call (openapi/paths/agency.yaml). */
const agencyBase = '/api/v1/agency/ptch';

/** What an agency is told to push appointments: the address, the organisation's code, and a new key, shown this once. */
export function AgencyKey({ orgGid }: { orgGid: string }) {
  const translate = useTranslate();
  const press = usePress();
  const [asking, setAsking] = useState(false);
  const [key, setKey] = useState<string>();
  const rotate = () =>
    press(async () => {
      // Sent again where the answer is lost: the key before works no longer, and that one was never shown.
      const { agencyKey } = await sendAgain((attempt) => http.call('rotateAgencyKey', {}, attempt));
      setKey(agencyKey);
    });
  return (
    <Card component="section" aria-labelledby="agency-key" sx={formCard}>
      <Typography id="agency-key" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.agencyKey.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('admin.agencyKey.text')}</Typography>
      <CopyField label={translate('fields.Organisation.gid')} value={orgGid} />
      <CopyField label={translate('admin.agencyKey.address')} value={new URL(agencyBase, location.origin).href} />
      <Typography sx={{ mt: 1 }}>
        <Link href="/api/docs" target="_blank" rel="noreferrer">
          {translate('admin.agencyKey.docs')}
        </Link>
      </Typography>
      {key && <KeyShownOnce label={translate('admin.agencyKey.label')} value={key} />}
      <Allowed to="rotateAgencyKey">
        <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2 }}>
          {translate('admin.agencyKey.rotate')}
        </Button>
      </Allowed>
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
