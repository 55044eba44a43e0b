import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { type Control, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { uploadProgress } from '../data/upload-progress.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { discardEdits, onDiscard, unsavedEdits } from './unsaved-edits.ts';

/**
 * Asks before a page with unsaved edits is left. An untouched page is left silently: asking always would train people
 * to click it away.
 */
export function UnsavedChanges({ formControl }: { formControl?: Control }) {
  const translate = useTranslate();
  const { dirtyFields } = useFormState(formControl ? { control: formControl } : {});
  const dirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedEdits.get() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    unsavedEdits.set(dirty);
    return () => unsavedEdits.set(false);
  }, [dirty]);

  // What is on its way is thrown away too: else it would be saved all the same, and lead back to its list.
  useEffect(() => onDiscard(() => uploadProgress.get()?.cancel()), []);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedEdits.get()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={translate('admin.unsaved.title')}
      text={translate('admin.unsaved.leave')}
      action={translate('admin.unsaved.discard')}
      onConfirm={() => {
        discardEdits();
        blocker.proceed?.();
      }}
      onClose={() => {
        if (unsavedEdits.get()) blocker.reset?.();
      }}
    />
  );
}
