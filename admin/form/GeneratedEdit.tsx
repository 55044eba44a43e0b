import { type ReactNode, useMemo, useRef, useState } from 'react';
import { EditBase, type HttpError, type RaRecord, useEditContext, useNotify } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import type { OperationId } from '#generated/operations.ts';
import { retryUnreached } from '../data/away.ts';
import { changesOf } from '../data/changes.ts';
import { readResourcePath } from '../data/resource-path.ts';
import type { KeptForm } from '../draft/kept-form.ts';
import { useKeptForm } from '../draft/use-kept-form.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { StaleRecord, theirVersion } from '../merge/StaleRecord.tsx';
import { FormActions } from './FormActions.tsx';
import { editForm, type FormDefinition, formOfTab, shownFields, valuesOfTab } from './form-definition.ts';
import { LazySchemaForm } from './LazySchemaForm.tsx';
import { shownValues } from './show-when.ts';
import { tellRefusal } from './tell-refusal.ts';
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
  const kept = useKeptForm(`edit ${resource} ${id} ${tab ?? ''}`);
  const [theirs, setTheirs] = useState<RaRecord>();
  const base = useRef<RaRecord>(undefined);
  const { resource: described } = readResourcePath(resource);
  const loaded = useFormDefinition(name ?? described.form);
  const form = useMemo(() => loaded && formOfTab(editForm(loaded), tab), [loaded, tab]);
  if (!form) return <Waiting />;
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      redirectOnError={false}
      queryOptions={{ refetchOnWindowFocus: false, retry: retryUnreached }}
      transform={(values: object) =>
        kept.sends({
          ...changesOf(
            valuesOfTab(form, tab, shownValues(form, values as Record<string, unknown>)),
            base.current ?? {},
          ),
          version: base.current?.version,
        })
      }
      mutationOptions={{
        onSuccess() {
          kept.drop();
          unsavedEdits.set(false);
          notify('admin.form.saved', { type: 'success' });
        },
        onError(error: Error) {
          const refusal = error as HttpError;
          const newer = theirVersion(refusal);
          if (newer) setTheirs(newer);
          else tellRefusal(refusal, form, notify);
        },
      }}
    >
      <EditFields
        form={form}
        kept={kept}
        base={base}
        onStale={setTheirs}
        saves={described.operations.update}
        cancelTo={cancelTo}
        actions={
          <>
            <HistoryButton family={described.name} gid={id} fields={shownFields(form)} />
            {actions}
          </>
        }
        below={(record) => (
          <>
            {below}
            <StaleRecord resource={resource} form={form} base={record} theirs={theirs} onTheirs={setTheirs} />
          </>
        )}
        onValues={onValues}
      />
    </EditBase>
  );
}

interface EditFieldsProps extends Pick<GeneratedEditProps, 'cancelTo' | 'actions' | 'onValues'> {
  form: FormDefinition;
  kept: KeptForm;
  saves: OperationId | undefined;
  /** Holds the record that the form was opened with. */
  base: { current: RaRecord | undefined };
  below(record: RaRecord): ReactNode;
  /** Told of the record as it is now, where it was changed after what was typed was kept. */
  onStale(theirs: RaRecord): void;
}

function EditFields({ form, kept, base, saves, cancelTo, actions, below, onValues, onStale }: EditFieldsProps) {
  const { record, isPending, error } = useEditContext();
  // What was fetched anew while somebody types must not take the place of what was typed.
  const typing = useStore(unsavedEdits);
  if (!typing || base.current?.id !== record?.id) base.current = kept.opened(record);
  const held = base.current;
  if (error) return <p role="alert">{(error as Error).message}</p>;
  if (isPending || !held) return <Waiting />;
  return (
    <LazySchemaForm
      form={form}
      record={held}
      saves={saves}
      kept={kept}
      onRestored={() => record && record.version !== held.version && onStale(record)}
      gid={String(held.id)}
      onValues={onValues}
    >
      {below(held)}
      <FormActions {...(cancelTo && { cancelTo })}>{actions}</FormActions>
    </LazySchemaForm>
  );
}
