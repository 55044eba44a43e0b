import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldGrid } from '../form/field-grid.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { InputDialog } from '../layout/InputDialog.tsx';
import { correctionOf, typedOf } from './correction.ts';
import { neededOfPatient, PatientFields, type TypedPatient } from './PatientFields.tsx';
import { type PatchDialogProps, usePatch } from './use-patch.ts';

/** Who comes, put right: of an appointment that was entered by hand, also once its patient has a number in hand. */
export function CorrectDialog(props: PatchDialogProps) {
  const { appointment, onClose } = props;
  const translate = useTranslate();
  const { busy, faults, setFaults, send } = usePatch(props, 'admin.appointments.corrected');
  const { name, serialNumber } = appointment;
  const [patient, setPatient] = useState<TypedPatient>(() => typedOf(appointment));
  const correction = correctionOf(appointment, patient);
  const isCorrected = Object.keys(correction).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = neededOfPatient.filter((field) => patient[field as keyof TypedPatient].trim() === '');
    setFaults(Object.fromEntries(missing.map((field) => [field, translate('errors.field_required')])));
    if (missing.length > 0) return;
    if (isCorrected) void send(correction);
    else onClose();
  };
  return (
    <InputDialog entered={isCorrected && !busy} onClose={onClose} aria-labelledby="correct-title" maxWidth="md">
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
        <DialogButtons onCancel={onClose} ok={translate('ra.action.save')} busy={busy} />
      </Box>
    </InputDialog>
  );
}
