import { useEffect } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { uploadProgress } from '../data/upload-progress.ts';
import { LeavingAsks } from '../layout/LeavingAsks.tsx';
import { discardEdits, onDiscard, unsavedEdits } from './unsaved-edits.ts';

/** Notes whether the form has unsaved edits, and asks before a page with some is left. */
export function UnsavedChanges({ formControl }: { formControl?: Control }) {
  const { dirtyFields } = useFormState(formControl ? { control: formControl } : {});
  const dirty = Object.keys(dirtyFields).length > 0;

  useEffect(() => {
    unsavedEdits.set(dirty);
    return () => unsavedEdits.set(false);
  }, [dirty]);

  // What is on its way is thrown away too: else it would be saved all the same, and lead back to its list.
  useEffect(() => onDiscard(() => uploadProgress.get()?.cancel()), []);

  return (
    <LeavingAsks
      holds={unsavedEdits.get}
      title="admin.unsaved.title"
      text="admin.unsaved.leave"
      action="admin.unsaved.discard"
      onLeave={discardEdits}
    />
  );
}
