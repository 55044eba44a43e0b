import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { wallClock } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { type FormDefinition, fieldWords } from '../form/form-definition.ts';
import { onDiscard, unsavedEdits } from '../form/unsaved-edits.ts';
import type { Draft } from './draft-store.ts';
import type { KeptForm } from './kept-form.ts';
import { keptBase, keptValues } from './kept-values.ts';

interface DraftKeeperProps {
  kept: KeptForm;
  form: FormDefinition;
  /** The record that the form was opened with; absent for a new one. */
  record: Record<string, unknown> | undefined;
  onRestored?: ((values: Record<string, unknown>) => void) | undefined;
}

/** What names a record and its version. */
const identity = ['id', 'gid', 'version', 'updatedAt'];

/** Inside a form: brings back what was typed in it before, says so, and keeps what is typed from now on. */
export function DraftKeeper({ kept, form, record, onRestored }: DraftKeeperProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { control, reset, setValue, formState } = useFormContext();
  const values = useWatch({ control });
  const names = Object.keys(formState.dirtyFields);
  const changed = names.join(' ');
  const place = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(false);
  const [back, setBack] = useState<Draft>();
  // The form sets itself to its record in its first effects: what was typed comes after them.
  useEffect(() => setBegun(true), []);
  useEffect(() => onDiscard(() => kept.drop()), [kept]);
  useEffect(() => () => kept.cancel(), [kept]);
  useEffect(() => {
    const { found } = kept;
    if (!begun || !found) return;
    for (const [name, value] of Object.entries(found.values))
      setValue(name, value, { shouldDirty: true, shouldTouch: true });
    unsavedEdits.set(true);
    setBack(found);
  }, [begun, kept, setValue]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of what was changed, by their content
  useEffect(() => {
    if (!begun || (kept.found && changed === '')) return;
    kept.keep({
      ...keptValues(form, values, names),
      ...(record && { base: keptBase(form, record, identity) }),
    });
    if (!kept.found) return;
    const { unsent } = kept.found;
    kept.found = undefined;
    if (unsent) kept.resume(unsent, () => place.current?.closest('form')?.requestSubmit());
    else onRestored?.(values);
  }, [begun, kept, values, changed]);
  const discard = () => {
    kept.drop();
    setBack(undefined);
    unsavedEdits.set(false);
    reset();
  };
  const label = (name: string) => translate(fieldWords(form.uiSchema[name]).labelKey ?? name);
  return (
    <div ref={place}>
      {back && changed !== '' && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={discard}>
              {translate('admin.draft.discard')}
            </Button>
          }
        >
          {translate('admin.draft.back', { time: wallClock(back.at, calendar).time.slice(0, 5) })}
          {back.left.length > 0 && (
            <Box>
              {translate('admin.draft.left', { fields: back.left.map(label).join(translate('admin.draft.and')) })}
            </Box>
          )}
        </Alert>
      )}
    </div>
  );
}
