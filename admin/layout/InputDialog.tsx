import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { LeavingAsks } from './LeavingAsks.tsx';

interface InputDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Whether something was entered that is not being saved yet; left out over a form, which asks for itself. */
  entered?: boolean;
  onClose(): void;
}

/**
 * A dialog in which something is entered: a slip of the pointer beside it does not close it, and who goes back in the
 * browser is asked first, for what was entered would be lost.
 */
export function InputDialog({ entered, onClose, ...props }: InputDialogProps) {
  return (
    <>
      <Dialog {...props} open onClose={(_, why) => why !== 'backdropClick' && onClose()} />
      {entered !== undefined && (
        <LeavingAsks
          holds={() => entered}
          title="admin.unsaved.title"
          text="admin.unsaved.leave"
          action="admin.unsaved.discard"
        />
      )}
    </>
  );
}
