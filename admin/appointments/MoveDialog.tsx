import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { type Place, PlaceFields } from './PlaceFields.tsx';
import { type PatchDialogProps, usePatch } from './use-patch.ts';

/** Another day, session, room or number; refused at its field where the number is taken. */
export function MoveDialog(props: PatchDialogProps) {
  const { appointment, onClose } = props;
  const translate = useTranslate();
  const { busy, faults, send } = usePatch(props, 'admin.appointments.moved');
  const { name, serialNumber, inspectionDay, shift, room } = appointment;
  const [place, setPlace] = useState<Place>({ inspectionDay, shift, room, serialNumber: String(serialNumber) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send({ ...place, serialNumber: Number(place.serialNumber) });
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
        <DialogButtons onCancel={onClose} ok={translate('admin.appointments.action.move')} busy={busy} />
      </Box>
    </Dialog>
  );
}
