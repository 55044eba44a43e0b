import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { InputDialog } from '../layout/InputDialog.tsx';
import { type Place, PlaceFields } from './PlaceFields.tsx';
import { useFreeNumber } from './use-free-number.ts';
import { type PatchDialogProps, usePatch } from './use-patch.ts';

/**
 * Another day, session, room or number; refused at its field where the number is taken. Until somebody types one it is
 * the number that is free there, at best the same.
 */
export function MoveDialog(props: PatchDialogProps) {
  const { appointment, onClose } = props;
  const translate = useTranslate();
  const { busy, faults, send } = usePatch(props, 'admin.appointments.moved');
  const { gid, name, serialNumber, inspectionDay, shift, room } = appointment;
  const [before] = useState<Omit<Place, 'serialNumber'> & Partial<Place>>({ inspectionDay, shift, room });
  const [typed, setTyped] = useState(before);
  const free = useFreeNumber(typed, faults, gid);
  const place = { ...typed, serialNumber: typed.serialNumber ?? (free.number || String(serialNumber)) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send({ ...place, serialNumber: Number(place.serialNumber) });
  };
  return (
    <InputDialog entered={typed !== before && !busy} onClose={onClose} aria-labelledby="move-title" maxWidth="xs">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id="move-title" component="h2" sx={{ typography: 'h2' }}>
          {translate('admin.appointments.moveOne', { number: serialNumber, name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <PlaceFields place={place} faults={faults} onChange={(change) => setTyped({ ...typed, ...change })} />
        </DialogContent>
        <DialogButtons onCancel={onClose} ok={translate('admin.appointments.action.move')} busy={busy} />
      </Box>
    </InputDialog>
  );
}
