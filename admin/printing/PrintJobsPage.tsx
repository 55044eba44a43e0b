import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useStore } from '#client/use-store.ts';
import { mostListed } from '#generated/most-items.ts';
import { PrintJobState } from '#generated/values.ts';
import { useFresh } from '../data/use-fresh.ts';
import { Coming } from '../layout/Coming.tsx';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import { Page } from '../layout/Page.tsx';
import { http, organisationGid } from '../session.ts';
import { PrintJobTable } from './PrintJobTable.tsx';

const onPage = 25;
const keep = { keepFailure: true };
const readHeld = () => http.call('listPrintJobs', { query: { state: 'held', limit: 1 } }, keep);

/** /admin/:orgId/print-jobs: the slips on their way to paper; those of which nobody knows ask for a decision. */
export function PrintJobsPage() {
  const translate = useTranslate();
  const [state, setState] = useState<PrintJobState | ''>('');
  const [pages, setPages] = useState(1);
  const read = useCallback(
    () =>
      http.call(
        'listPrintJobs',
        { query: { limit: Math.min(mostListed, pages * onPage), ...(state && { state }) } },
        keep,
      ),
    [pages, state],
  );
  const [found, ask, failure] = useFresh(read, 2000);
  const [held, askHeld] = useFresh(readHeld, 2000);
  const waiting = held?.paging.count ?? 0;
  const decided = () => {
    ask();
    askHeld();
  };
  return (
    <Page title={translate('admin.pages.printJobs')}>
      {waiting > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('admin.printing.heldLead', { count: waiting })}
        </Alert>
      )}
      <Card component="section" aria-label={translate('admin.pages.printJobs')}>
        <Box sx={{ p: 2 }}>
          <OptionalSelect<PrintJobState>
            size="small"
            label={translate('fields.PrintJob.state')}
            value={state}
            none={translate('admin.printing.all')}
            choices={PrintJobState.map((one) => [one, translate(`values.PrintJobState.${one}`)])}
            onChange={setState}
            sx={{ width: { xs: '100%', sm: 240 } }}
          />
        </Box>
        {!found ? <Coming failure={failure} /> : <Found jobs={found.data} onDecided={decided} />}
        {found && found.data.length > 0 && found.data.length < Math.min(found.paging.count, mostListed) && (
          <Box sx={{ p: 2, textAlign: 'center' }}>
            <Button onClick={() => setPages(pages + 1)}>{translate('admin.printing.earlier')}</Button>
          </Box>
        )}
      </Card>
    </Page>
  );
}

function Found(props: Parameters<typeof PrintJobTable>[0]) {
  return props.jobs.length === 0 ? <NoJobs /> : <PrintJobTable {...props} />;
}

/** What the list is for, and where printing is set up. */
function NoJobs() {
  const translate = useTranslate();
  const orgGid = useStore(organisationGid);
  return (
    <Box sx={{ py: 6, px: 2, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{translate('admin.printing.empty')}</Typography>
      <Typography sx={{ maxWidth: 560, textAlign: 'center', textWrap: 'balance', color: 'text.secondary' }}>
        {translate('purposes.PrintJob')}
      </Typography>
      <Button variant="outlined" component={RouterLink} to={`/admin/${orgGid}/printer`}>
        {translate('admin.printing.toPrinters')}
      </Button>
    </Box>
  );
}
