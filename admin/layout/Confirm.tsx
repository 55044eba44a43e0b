import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

export interface ConfirmProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** Words of the button that does it. */
  action: string;
  /** Whether something is lost by it. */
  danger?: boolean;
  disabled?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back. */
export function Confirm({ open, title, text, action, danger = true, disabled, onConfirm, onClose }: ConfirmProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        {title}
      </DialogTitle>
      {text && <DialogContent>{text}</DialogContent>}
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={disabled}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
