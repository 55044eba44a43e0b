import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { useStillHere } from '#client/use-still-here.ts';
import type { Appointment } from '#generated/shapes.ts';
import { fieldGrid } from '../form/field-grid.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { http } from '../session.ts';
import { correctionOf, typedOf } from './correction.ts';
import { faultsOf } from './faults-of.ts';
import { neededOfPatient, PatientFields, type TypedPatient } from './PatientFields.tsx';

interface CorrectDialogProps {
  appointment: Appointment;
  onDone(): void;
  onClose(): void;
}

/** Who comes, put right: of an appointment that was entered by hand, also once its patient has a number in hand. */
export function CorrectDialog({ appointment, onDone, onClose }: CorrectDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [saves, press] = useBusyPress();
  const stillHere = useStillHere();
  const { appointmentId, name, serialNumber } = appointment;
  const [patient, setPatient] = useState<TypedPatient>(() => typedOf(appointment));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saves) return;
    const missing = neededOfPatient.filter((field) => patient[field as keyof TypedPatient].trim() === '');
    setFaults(Object.fromEntries(missing.map((field) => [field, translate('errors.field_required')])));
    if (missing.length > 0) return;
    const correction = correctionOf(appointment, patient);
    if (Object.keys(correction).length === 0) return onClose();
    await press(async () => {
      const body = { appointments: [{ appointmentId, ...correction }] };
      try {
        await http.call('bulkUpdateAppointment', { body }, { keepFailure: true });
      } catch (failure) {
        const found = failure instanceof CallFailure ? faultsOf(failure, translate) : undefined;
        if (!found || !stillHere()) throw failure;
        setFaults(found);
        return;
      }
      notify('admin.appointments.corrected', { type: 'success' });
      onDone();
      if (stillHere()) onClose();
    });
  };
  return (
    <Dialog
      open
      // A slip of the pointer beside the window would lose what was typed.
      onClose={(_, why) => why !== 'backdropClick' && onClose()}
      aria-labelledby="correct-title"
      maxWidth="md"
    >
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id="correct-title" component="h2" sx={{ typography: 'h2' }}>
          {translate('admin.appointments.correctOne', { number: serialNumber, name })}
        </DialogTitle>
        <DialogContent sx={fieldGrid}>
          <PatientFields
            patient={patient}
            faults={faults}
            onChange={(change) => setPatient((before) => ({ ...before, ...change }))}
          />
        </DialogContent>
        <DialogButtons onCancel={onClose} ok={translate('ra.action.save')} busy={saves} />
      </Box>
    </Dialog>
  );
}
