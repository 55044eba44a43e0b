import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
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
  // One answer each time: a second press, while it fades away or before it knows that it is closed, would do the same
  // again to whatever is meant by then, or after a no what was not to be done.
  const answered = useRef(false);
  useEffect(() => {
    if (open) answered.current = false;
  }, [open]);
  const answer = (...acts: (() => void)[]) => {
    if (!open || answered.current) return;
    answered.current = true;
    for (const act of acts) act();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form that the dialog stands in is its parent for React.
    event.stopPropagation();
    if (!disabled) answer(onConfirm, onClose);
  };
  return (
    <Dialog open={open} onClose={() => answer(onClose)} aria-labelledby={id} maxWidth="xs">
      {/* With Enter in what it asks for, it is answered too. */}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
          {title}
        </DialogTitle>
        {text && <DialogContent>{text}</DialogContent>}
        <DialogButtons
          onCancel={() => answer(onClose)}
          {...(dismiss && { cancel: dismiss })}
          ok={action}
          danger={danger}
          disabled={disabled}
        />
      </Box>
    </Dialog>
  );
}
