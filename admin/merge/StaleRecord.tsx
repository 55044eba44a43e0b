import { useMemo } from 'react';
import { type HttpError, type RaRecord, useDataProvider, useEditContext, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changesOf } from '../data/changes.ts';
import { record } from '../data/dialect.ts';
import { readResourcePath } from '../data/resource-path.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { shownValues } from '../form/show-when.ts';
import { unsavedEdits } from '../form/unsaved-edits.ts';
import { MergeDialog } from './MergeDialog.tsx';

type Values = Record<string, unknown>;

interface StaleRecordProps {
  /** Resource path. */
  resource: string;
  form: FormDefinition;
  /** The record as the form was opened with it. */
  base: RaRecord;
  /** The record as the server has it now; undefined while nobody was faster. */
  theirs: RaRecord | undefined;
  onTheirs(theirs: RaRecord | undefined): void;
}

/** Inside the form of a record: what is to be done once a save was refused because somebody else was faster. */
export function StaleRecord({ resource, form, base, theirs, onTheirs }: StaleRecordProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { refetch } = useEditContext();
  const { getValues } = useFormContext<Values>();
  // The form stands still behind the dialog.
  const mine = useMemo(() => theirs && shownValues(form, getValues()), [theirs, form, getValues]);
  if (!theirs || !mine) return null;
  const save = async (merged: Values): Promise<string | undefined> => {
    const data = changesOf(merged, theirs);
    try {
      if (Object.keys(data).length > 0) {
        await dataProvider.update(resource, { id: theirs.id, data, previousData: theirs });
      }
      unsavedEdits.set(false);
      await refetch();
      onTheirs(undefined);
      notify('admin.form.saved', { type: 'success' });
      return undefined;
    } catch (error) {
      const newer = theirVersion(error as HttpError);
      if (!newer) return (error as HttpError).message;
      onTheirs(newer);
      return translate('admin.merge.again');
    }
  };
  return (
    <MergeDialog
      family={readResourcePath(resource).resource.name}
      form={form}
      base={base}
      mine={mine}
      theirs={theirs}
      onSave={save}
      onClose={() => onTheirs(undefined)}
    />
  );
}

/** The record as it stands now, where that is why a save was refused. */
export function theirVersion({ status, body }: HttpError): RaRecord | undefined {
  const current = status === 409 ? (body?.current as Values | undefined) : undefined;
  return current?.gid ? record(current) : undefined;
}
