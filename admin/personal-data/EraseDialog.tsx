import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../layout/Confirm.tsx';
import { sameIdentifier } from './same-identifier.ts';

interface EraseDialogProps {
  open: boolean;
  identifier: string;
  /** How many visits go. */
  count: number;
  onErase(confirmation: string): void;
  onClose(): void;
}

/** Asks for the patient's number once more before they are erased. */
export function EraseDialog({ open, identifier, count, onErase, onClose }: EraseDialogProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const differs = !sameIdentifier(typed, identifier);
  return (
    <Confirm
      open={open}
      title={translate('admin.personalData.erase')}
      action={translate('admin.personalData.erase')}
      disabled={differs}
      onConfirm={() => onErase(typed.trim())}
      onClose={() => {
        setTyped('');
        onClose();
      }}
      text={
        <>
          <p>{translate('admin.personalData.eraseText', { count })}</p>
          <TextField
            autoFocus
            fullWidth
            autoComplete="off"
            label={translate('admin.personalData.typeIdentifier')}
            value={typed}
            error={typed !== '' && differs}
            helperText={typed !== '' && differs ? translate('errors.confirmation_differs') : ' '}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ mt: 2 }}
          />
        </>
      }
    />
  );
}
