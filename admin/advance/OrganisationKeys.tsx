import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OrganisationCreated } from '#generated/shapes.ts';
import { CopyField } from '../layout/CopyField.tsx';

/** What has to be handed over after an organisation was created; the key cannot be shown again. */
export function OrganisationKeys({ created, list }: { created: OrganisationCreated; list: string }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('admin.advance.created', { name: created.organisation.name })}
      </Typography>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('admin.agencyKey.once')}
      </Alert>
      <CopyField label={translate('admin.agencyKey.label')} value={created.agencyKey} />
      <CopyField
        label={translate('admin.organisation.quickLogin')}
        value={new URL(created.quickLoginUrl, location.origin).href}
        open
      />
      <Box sx={{ display: 'flex', gap: 1.5, mt: 3 }}>
        <Button variant="contained" component={Link} to={`/admin/${created.organisation.gid}/management`}>
          {translate('admin.advance.enter')}
        </Button>
        <Button variant="outlined" color="inherit" component={Link} to={list}>
          {translate('admin.advance.back')}
        </Button>
      </Box>
    </>
  );
}
