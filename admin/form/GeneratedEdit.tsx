import { type ReactNode, useMemo, useState } from 'react';
import { EditBase, type HttpError, useEditContext, useNotify, useTranslate } from 'react-admin';
import { changesOf } from '../data/changes.ts';
import { readResourcePath } from '../data/resource-path.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { FormActions } from './FormActions.tsx';
import { editForm, type FormDefinition, formOfTab } from './form-definition.ts';
import { LazySchemaForm } from './LazySchemaForm.tsx';
import { concernsOtherFields } from './other-fields.ts';
import { shownValues } from './show-when.ts';
import { unsavedEdits } from './unsaved-edits.ts';
import { useFormDefinition } from './use-form-definition.ts';

export interface GeneratedEditProps {
  /** Resource path. */
  resource: string;
  id: string;
  /** Name of the form, where it is not the entity's own. */
  form?: string;
  cancelTo?: string;
  /** The tab whose fields are asked for, where the form is divided into tabs: '' is the first. */
  tab?: string;
  /** Further buttons. */
  actions?: ReactNode;
  /** What stands between the fields and the buttons; it may use the form. */
  below?: ReactNode;
  /** Told of the form's values as they change. */
  onValues?(values: Record<string, unknown>): void;
}

/** Changes a record of any resource, with its generated form. Only what was changed is sent. */
export function GeneratedEdit({
  resource,
  id,
  form: name,
  tab,
  cancelTo,
  actions,
  below,
  onValues,
}: GeneratedEditProps) {
  const notify = useNotify();
  const [stale, setStale] = useState(false);
  const loaded = useFormDefinition(name ?? readResourcePath(resource).resource.form);
  const form = useMemo(() => loaded && formOfTab(editForm(loaded), tab), [loaded, tab]);
  if (!form) return <Waiting />;
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      redirectOnError={false}
      queryOptions={{ refetchOnWindowFocus: false }}
      transform={(values: object, options?: { previousData: object }) =>
        changesOf(
          shownValues(form, values as Record<string, unknown>),
          (options?.previousData ?? {}) as Record<string, unknown>,
        )
      }
      mutationOptions={{
        onSuccess() {
          unsavedEdits.set(false);
          notify('admin.form.saved', { type: 'success' });
        },
        onError(error: Error) {
          const refusal = error as HttpError;
          if (refusal.status === 409) setStale(true);
          else if (concernsOtherFields(refusal, form)) notify(error.message, { type: 'error' });
        },
      }}
    >
      <EditFields form={form} cancelTo={cancelTo} actions={actions} below={below} onValues={onValues} />
      <StaleDialog open={stale} onClose={() => setStale(false)} />
    </EditBase>
  );
}

interface EditFieldsProps extends Pick<GeneratedEditProps, 'cancelTo' | 'actions' | 'below' | 'onValues'> {
  form: FormDefinition;
}

function EditFields({ form, cancelTo, actions, below, onValues }: EditFieldsProps) {
  const { record, isPending, error } = useEditContext();
  if (error) return <p role="alert">{(error as Error).message}</p>;
  if (isPending || !record) return <Waiting />;
  return (
    <LazySchemaForm form={form} record={record} gid={String(record.id)} onValues={onValues}>
      {below}
      <FormActions {...(cancelTo && { cancelTo })}>{actions}</FormActions>
    </LazySchemaForm>
  );
}

/** Somebody else was faster: says so, and offers the record as it stands now. */
function StaleDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const translate = useTranslate();
  const { refetch } = useEditContext();
  return (
    <Confirm
      open={open}
      danger={false}
      title={translate('admin.stale.title')}
      text={translate('admin.stale.text')}
      action={translate('admin.stale.reload')}
      onConfirm={() => refetch()}
      onClose={onClose}
    />
  );
}
