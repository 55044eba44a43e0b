import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { DialogButtons } from './DialogButtons.tsx';

export interface ConfirmProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** Words of the button that does it. */
  action: string;
  /** Words of the button that leaves all as it is, where the usual ones could be taken for the other. */
  dismiss?: string;
  /** Whether something is lost by it. */
  danger?: boolean;
  disabled?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  text,
  action,
  dismiss,
  danger = true,
  disabled,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        {title}
      </DialogTitle>
      {text && <DialogContent>{text}</DialogContent>}
      <DialogButtons
        onCancel={onClose}
        {...(dismiss && { cancel: dismiss })}
        ok={action}
        danger={danger}
        disabled={disabled}
        onOk={() => {
          // A second press while it fades away would do the same again, to whatever is meant by then.
          if (!open) return;
          onConfirm();
          onClose();
        }}
      />
    </Dialog>
  );
}
