import BackupIcon from '@mui/icons-material/BackupOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import type { BackupStatus } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useFresh } from '../data/use-fresh.ts';
import { Coming } from '../layout/Coming.tsx';
import { Page } from '../layout/Page.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { BackupFacts } from './BackupFacts.tsx';
import { BackupTable } from './BackupTable.tsx';
import { readBackups } from './read-backups.ts';

/** The backups of the installation: whether they are in order, which there are, and one now. */
export function Backups() {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const [status, refresh, failure] = useFresh(readBackups);
  const make = () =>
    press(async () => {
      await http.call('makeBackup', {}, { keepFailure: true });
      notify('admin.backups.started', { type: 'success' });
      refresh();
    });
  return (
    <Page title={translate('admin.pages.backups')}>
      {!status && <Coming failure={failure} />}
      {status?.state === 'off' && <Alert severity="warning">{translate('admin.backups.off')}</Alert>}
      {status && status.state !== 'off' && (
        <>
          <Trouble status={status} />
          <Card component="section" sx={{ p: 2.5, mb: 2.5 }}>
            <BackupFacts status={status} />
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mt: 2 }}>
              <Button variant="contained" startIcon={<BackupIcon />} onClick={make} disabled={status.underWay}>
                {translate(status.underWay ? 'admin.backups.underWay' : 'admin.backups.make')}
              </Button>
              <Typography color="text.secondary">{translate('admin.backups.restore')}</Typography>
            </Box>
          </Card>
          <BackupTable backups={status.backups} />
        </>
      )}
    </Page>
  );
}

function Trouble({ status: { state, fault = 'failed', failure, failedAt = 0 } }: { status: BackupStatus }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  if (state !== 'failing' && state !== 'late' && state !== 'notCleared') return null;
  const told = { at: momentText(failedAt, calendar), reason: translate(`values.BackupFault.${fault}`) };
  const texts = { failing: 'failure', late: 'late', notCleared: 'notCleared' } as const;
  return (
    <Alert severity={state === 'notCleared' ? 'warning' : 'error'} sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
      {translate(`admin.backups.${texts[state]}`, told)}
      {failure && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {translate('admin.backups.technical', { message: failure })}
        </Typography>
      )}
    </Alert>
  );
}
