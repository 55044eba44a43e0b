import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { textLengths } from '#generated/text-lengths.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { isThere } from './standing.ts';

interface CancelDialogProps {
  appointments: readonly Appointment[];
  onCancel(reason: string): void;
  onClose(): void;
}

/** Reasons that are usual, to be pressed instead of typed. */
const usual = ['byPatient', 'byHospital', 'noShow', 'bookedTwice'] as const;

/** Asks why appointments are canceled, and says what goes with them. */
export function CancelDialog({ appointments, onCancel, onClose }: CancelDialogProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const there = appointments.filter(isThere).length;
  const [only, ...others] = appointments;
  const title =
    others.length > 0
      ? translate('admin.appointments.cancelSeveral', { number: appointments.length })
      : translate('admin.appointments.cancelOne', { number: only?.serialNumber, name: only?.name });
  return (
    <Confirm
      open
      title={title}
      action={translate('admin.appointments.action.cancel')}
      dismiss={translate('admin.appointments.keep')}
      onConfirm={() => onCancel(reason.trim())}
      onClose={onClose}
      text={
        <>
          {there > 0 && (
            <Alert severity="warning" sx={{ mb: 1.5 }}>
              {translate(
                others.length > 0 ? 'admin.appointments.cancelsWaitingSeveral' : 'admin.appointments.cancelsWaiting',
                { number: there },
              )}
            </Alert>
          )}
          <Box sx={{ mb: 2 }}>{translate('admin.appointments.cancelText')}</Box>
          <TextField
            label={translate('fields.Appointment.cancelReason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: textLengths.cancelAppointment.reason, autoComplete: 'off' } }}
          />
          <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap', mt: 1 }}>
            {usual.map((name) => (
              <Chip
                key={name}
                size="small"
                clickable
                label={translate(`admin.appointments.reason.${name}`)}
                onClick={() => setReason(translate(`admin.appointments.reason.${name}`))}
              />
            ))}
          </Box>
        </>
      }
    />
  );
}
