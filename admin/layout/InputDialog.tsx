import Dialog, { type DialogProps } from '@mui/material/Dialog';

interface InputDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  onClose(): void;
}

/** A dialog in which something is entered: a slip of the pointer beside it closes it not, for that would be lost. */
export function InputDialog({ onClose, ...props }: InputDialogProps) {
  return <Dialog {...props} open onClose={(_, why) => why !== 'backdropClick' && onClose()} />;
}
