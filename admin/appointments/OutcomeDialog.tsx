import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import type { Outcome } from './act-on-each.ts';
import type { AppointmentAction } from './appointment-action.ts';

interface OutcomeDialogProps {
  action: AppointmentAction;
  appointments: readonly Appointment[];
  outcomes: readonly Outcome[];
  onClose(): void;
}

/** What became of each of several appointments, while it is done and afterwards. */
export function OutcomeDialog({ action, appointments, outcomes, onClose }: OutcomeDialogProps) {
  const translate = useTranslate();
  const runs = outcomes.length < appointments.length;
  const done = outcomes.filter((outcome) => outcome.done).length;
  const progress = { done: outcomes.length, total: appointments.length };
  return (
    <Dialog open onClose={() => !runs && onClose()} aria-labelledby="outcome-title">
      <DialogTitle id="outcome-title" component="h2" sx={{ typography: 'h2' }}>
        {translate(`admin.appointments.action.${action}`)}
      </DialogTitle>
      <DialogContent>
        <Box role="status" sx={{ mb: 1.5 }}>
          {runs
            ? translate('admin.appointments.progress', progress)
            : translate('admin.appointments.result', { done, refused: outcomes.length - done })}
        </Box>
        {runs && (
          <LinearProgress
            variant="determinate"
            value={(outcomes.length / appointments.length) * 100}
            aria-label={translate('admin.appointments.progress', progress)}
          />
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {outcomes.map((outcome) => (
            <Box
              component="li"
              key={outcome.appointment.gid}
              sx={{ display: 'flex', gap: 1.25, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
            >
              {outcome.done ? <DoneIcon color="success" /> : <RefusedIcon color="error" />}
              <Box sx={{ minWidth: 0 }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {`${outcome.appointment.serialNumber} ${outcome.appointment.name}`}
                </Box>
                <Box sx={{ color: outcome.done ? 'text.secondary' : 'error.main' }}>{outcome.text}</Box>
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogButtons disabled={runs} onOk={onClose} />
    </Dialog>
  );
}
