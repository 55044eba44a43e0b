import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { toFigure } from '../form/widgets/figure.ts';
import { Confirm } from '../layout/Confirm.tsx';

export interface MoveDialogProps {
  open: boolean;
  name: string;
  /** Present place in the whole list, from 0. */
  place: number;
  total: number;
  onMove(to: number): void;
  onClose(): void;
}

/** Asks for the place that a record shall have in its list. */
export function MoveDialog({ open, name, place, total, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(String(place + 1));
  const wanted = toFigure(typed) ?? Number.NaN;
  const fits = Number.isInteger(wanted) && wanted >= 1 && wanted <= total;
  return (
    <Confirm
      open={open}
      danger={false}
      title={translate('admin.list.moveTitle', { name })}
      action={translate('admin.list.move')}
      disabled={!fits}
      onConfirm={() => onMove(wanted - 1)}
      onClose={onClose}
      text={
        <TextField
          autoFocus
          label={translate('admin.list.place', { total })}
          value={typed}
          error={!fits}
          helperText={fits ? ' ' : translate('errors.out_of_range')}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ mt: 1 }}
        />
      }
    />
  );
}
