import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { useStillHere } from '#client/use-still-here.ts';
import type { Appointment } from '#generated/shapes.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { http } from '../session.ts';
import { faultsOf } from './faults-of.ts';
import { type Place, type PlaceFaults, PlaceFields } from './PlaceFields.tsx';

interface MoveDialogProps {
  appointment: Appointment;
  onDone(): void;
  onClose(): void;
}

/** Another day, session, room or number; refused at its field where the number is taken. */
export function MoveDialog({ appointment, onDone, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [moves, press] = useBusyPress();
  const stillHere = useStillHere();
  const { appointmentId, name, serialNumber, inspectionDay, shift, room } = appointment;
  const [place, setPlace] = useState<Place>({ inspectionDay, shift, room, serialNumber: String(serialNumber) });
  const [faults, setFaults] = useState<PlaceFaults>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (moves) return;
    await press(async () => {
      const item = { appointmentId, ...place, serialNumber: Number(place.serialNumber) };
      try {
        await http.call('bulkUpdateAppointment', { body: { appointments: [item] } }, { keepFailure: true });
      } catch (failure) {
        const found = failure instanceof CallFailure ? faultsOf(failure, translate) : undefined;
        if (!found || !stillHere()) throw failure;
        setFaults(found);
        return;
      }
      notify('admin.appointments.moved', { type: 'success' });
      onDone();
      if (stillHere()) onClose();
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="move-title" maxWidth="xs">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id="move-title" component="h2" sx={{ typography: 'h2' }}>
          {translate('admin.appointments.moveOne', { number: serialNumber, name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <PlaceFields place={place} faults={faults} onChange={(change) => setPlace({ ...place, ...change })} />
        </DialogContent>
        <DialogButtons onCancel={onClose} ok={translate('admin.appointments.action.move')} busy={moves} />
      </Box>
    </Dialog>
  );
}
