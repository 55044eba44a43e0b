import { useEffect } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { uploadProgress } from '../data/upload-progress.ts';
import { useLeaving } from '../layout/use-leaving.ts';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { onDiscard, unsavedEdits } from './unsaved-edits.ts';

/** Notes whether the form has unsaved edits, and asks before a page with some is left. */
export function UnsavedChanges({ formControl }: { formControl?: Control }) {
  const { dirtyFields } = useFormState(formControl ? { control: formControl } : {});
  const dirty = Object.keys(dirtyFields).length > 0;
  const { open, leave, stay } = useLeaving(unsavedEdits.get);

  useEffect(() => {
    unsavedEdits.set(dirty);
    return () => unsavedEdits.set(false);
  }, [dirty]);

  // What is on its way is thrown away too: else it would be saved all the same, and lead back to its list.
  useEffect(() => onDiscard(() => uploadProgress.get()?.cancel()), []);

  return <UnsavedDialog open={open} onLeave={leave} onStay={stay} />;
}
