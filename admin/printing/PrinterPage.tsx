import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useStore } from '#client/use-store.ts';
import type { Printer } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { CopyField } from '../layout/CopyField.tsx';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { EditPage } from '../pages/EditPage.tsx';
import { http, organisationGid } from '../session.ts';
import { PrinterStateChip } from './PrinterStateChip.tsx';

const freshMs = 5000;

/** A printer with how it stands, a slip to try it with, and what has to be entered in one that asks for its slips. */
export function PrinterPage({ resource, id }: { resource: string; id: string }) {
  const { data } = useGetOne(resource, { id }, { refetchInterval: freshMs });
  return (
    <EditPage
      resource={resource}
      id={id}
      {...(data && { beside: <Standing printer={data as unknown as Printer} /> })}
    />
  );
}

function Standing({ printer: { gid, kind, state = 'unknown', cloudUrl, enabled = true } }: { printer: Printer }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, press] = useBusyPress();
  const orgGid = useStore(organisationGid);
  const test = () =>
    press(async () => {
      await http.call('printTestSlip', { body: { printerGid: gid } }, { keepFailure: true });
      notify('admin.printing.tested', { type: 'success' });
    });
  if (kind === 'browser') return null;
  return (
    <Card component="section" aria-labelledby="printer-state" sx={{ p: 3 }}>
      <Typography id="printer-state" variant="h2" sx={{ mb: 1.5 }}>
        {translate('fields.Printer.state')}
      </Typography>
      <PrinterStateChip state={state} />
      {!enabled && <Typography sx={{ mt: 1 }}>{translate('admin.printing.disabled')}</Typography>}
      {cloudUrl && (
        <Box sx={{ mt: 2 }}>
          <CopyField
            label={translate('fields.Printer.cloudUrl')}
            value={new URL(cloudUrl, window.location.href).href}
          />
          <Typography variant="body2" color="text.secondary">
            {translate('admin.printing.cloudHint')}
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Allowed to="printTestSlip">
          <Button variant="outlined" startIcon={<PrintIcon />} disabled={busy || !enabled} onClick={test}>
            {translate('admin.printing.test')}
          </Button>
        </Allowed>
        <Button component={RouterLink} to={`/admin/${orgGid}/print-jobs`}>
          {translate('admin.pages.printJobs')}
        </Button>
      </Box>
    </Card>
  );
}
