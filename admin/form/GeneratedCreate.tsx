import { CreateBase, type HttpError, type RaRecord, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { withoutEmpty } from '../data/changes.ts';
import type { CallMeta } from '../data/dialect.ts';
import { readResourcePath } from '../data/resource-path.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { FormActions } from './FormActions.tsx';
import { LazySchemaForm } from './LazySchemaForm.tsx';
import { concernsOtherFields } from './other-fields.ts';
import { shownValues } from './show-when.ts';
import { unsavedEdits } from './unsaved-edits.ts';
import { useFormDefinition } from './use-form-definition.ts';

export interface GeneratedCreateProps {
  /** Resource path. */
  resource: string;
  /** Name of the form, where it is not the entity's own. */
  form?: string;
  /** Values for the operation's path and query. */
  meta?: CallMeta;
  cancelTo: string;
  /** Where to go with the new record. */
  goTo(record: RaRecord): string;
}

/** Makes a record of any resource, with its generated form. */
export function GeneratedCreate({ resource, form: name, meta, cancelTo, goTo }: GeneratedCreateProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const form = useFormDefinition(name ?? readResourcePath(resource).resource.form);
  if (!form) return <Waiting />;
  return (
    <CreateBase
      resource={resource}
      mutationMode="pessimistic"
      transform={(values: object) => withoutEmpty(shownValues(form, values as Record<string, unknown>))}
      mutationOptions={{
        ...(meta && { meta }),
        onSuccess: (record: RaRecord) => {
          unsavedEdits.set(false);
          notify('ra.notification.created', { type: 'success' });
          navigate(goTo(record));
        },
        onError: (error: Error) => {
          if (concernsOtherFields(error as HttpError, form)) notify(error.message, { type: 'error' });
        },
      }}
    >
      <LazySchemaForm form={form}>
        <FormActions cancelTo={cancelTo} />
      </LazySchemaForm>
    </CreateBase>
  );
}
