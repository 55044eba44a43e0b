import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { PrintJob } from '#generated/shapes.ts';
import type { PrintDecision, PrintJobState } from '#generated/values.ts';
import { useMay } from '../account/use-may.ts';
import { labelled } from '../i18n/labelled.ts';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

/** What a person may decide, by how the slip stands; what is being sent is left alone. */
const decisions: Readonly<Record<PrintJobState, readonly PrintDecision[]>> = {
  queued: ['cancel'],
  printing: [],
  printed: ['again'],
  held: ['done', 'again', 'cancel'],
  failed: ['again'],
  canceled: ['again'],
};

/** The buttons of one slip. */
export function PrintDecisions({ job, onDecided }: { job: PrintJob; onDecided(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const may = useMay();
  if (!may('decidePrintJob')) return null;
  const decide = (decision: PrintDecision) =>
    press(async () => {
      try {
        await http.call('decidePrintJob', { body: { gid: job.gid, decision } }, { keepFailure: true });
        notify('admin.printing.decided', { type: 'success' });
      } finally {
        onDecided();
      }
    });
  // A printer that was deleted prints nothing any more.
  const possible = decisions[job.state].filter((decision) => decision !== 'again' || job.printerName !== undefined);
  return possible.map((decision) => (
    <Button
      key={decision}
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      {...(decision === 'cancel' && { color: 'inherit' as const })}
      aria-label={labelled(translate, translate(`values.PrintDecision.${decision}`), job.label)}
      onClick={() => void decide(decision)}
    >
      {translate(`values.PrintDecision.${decision}`)}
    </Button>
  ));
}
