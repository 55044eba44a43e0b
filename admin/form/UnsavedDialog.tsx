import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { discardEdits, leavingOnceSaved, savingEdits, unsavedEdits } from './unsaved-edits.ts';

interface UnsavedDialogProps {
  /** Whether somebody wants to leave. */
  open: boolean;
  onLeave(): void;
  onStay(): void;
}

/** Asks before unsaved edits are left. If they are being saved just then, it waits: who was refused stays with them. */
export function UnsavedDialog({ open, onLeave, onStay }: UnsavedDialogProps) {
  const translate = useTranslate();
  const saving = useStore(savingEdits);
  // The words stay the same from the moment of leaving until the dialog is gone.
  const [asked, setAsked] = useState({ open: false, waits: false });
  if (asked.open !== open) setAsked({ open, waits: open ? saving : asked.waits });
  const { waits } = asked;
  useEffect(() => {
    leavingOnceSaved.set(open && waits);
    return () => leavingOnceSaved.set(false);
  }, [open, waits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, not for each new function
  useEffect(() => {
    if (!open || saving) return;
    if (!unsavedEdits.get()) onLeave();
    else if (waits) onStay();
  }, [open, waits, saving]);
  return (
    <Confirm
      open={open}
      title={translate(waits ? 'admin.unsaved.saving' : 'admin.unsaved.title')}
      text={translate(waits ? 'admin.unsaved.leaveOnceSaved' : 'admin.unsaved.leave')}
      action={translate('admin.unsaved.discard')}
      onConfirm={() => {
        discardEdits();
        onLeave();
      }}
      onClose={onStay}
    />
  );
}
