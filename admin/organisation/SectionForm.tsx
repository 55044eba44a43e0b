import Card from '@mui/material/Card';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type HttpError, ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import type { Organisation } from '#generated/shapes.ts';
import { createSend } from '../areas/send.ts';
import { changesOf } from '../data/changes.ts';
import { splitFiles } from '../data/chosen-files.ts';
import { lastingCall } from '../data/lasting-call.ts';
import { useKeptForm } from '../draft/use-kept-form.ts';
import { FormActions } from '../form/FormActions.tsx';
import { editForm, formOfTab, shownFields, valuesOfTab } from '../form/form-definition.ts';
import { LazySchemaForm } from '../form/LazySchemaForm.tsx';
import type { SchemaFormProps } from '../form/schema-form-props.ts';
import { shownValues } from '../form/show-when.ts';
import { tellRefusal } from '../form/tell-refusal.ts';
import { unsavedEdits } from '../form/unsaved-edits.ts';
import { useFormDefinition } from '../form/use-form-definition.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { MergeDialog } from '../merge/MergeDialog.tsx';
import { theirVersion } from '../merge/StaleRecord.tsx';
import { formCard } from '../pages/form-card.ts';
import { organisation } from '../session.ts';

interface SectionFormProps extends Pick<SchemaFormProps, 'mayBeSent'> {
  stored: Organisation;
  /** The tab that its fields name in their schema. */
  tab: string;
  /** What stands above the fields; it may use the form. */
  above?: ReactNode;
  /** What is to be read before it is saved. */
  note?: ReactNode;
  /** Told of the form's values as they change. */
  onValues?(values: Record<string, unknown>): void;
}

/** The fields of one section of the organisation's settings. Only what was changed is sent. */
export function SectionForm({ stored: present, tab, above, note, mayBeSent, onValues }: SectionFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const loaded = useFormDefinition('Organisation');
  const form = useMemo(() => loaded && formOfTab(editForm(loaded), tab), [loaded, tab]);
  const send = useMemo(() => createSend(translate), [translate]);
  const kept = useKeptForm(`organisation ${tab}`);
  // Until it is saved or discarded, what was typed before a reload changes the organisation that it was typed over.
  const typing = useStore(unsavedEdits);
  const opened = useRef(kept.opened(present) ?? present);
  if (!typing && !kept.found) opened.current = present;
  const stored = opened.current;
  const [stale, setStale] = useState<{ mine: Record<string, unknown>; theirs: Organisation }>();
  if (!form) return <Waiting />;
  const own = (values: Record<string, unknown>) => valuesOfTab(form, tab, shownValues(form, values));
  /** Saves what differs from the organisation as it was. @returns the refusal, also where another was faster */
  const store = async (values: Record<string, unknown>, before: Organisation): Promise<HttpError | undefined> => {
    const mine = own(values);
    const { json, files } = splitFiles(changesOf(mine, before));
    try {
      const body = kept.sends({ gid: stored.gid, version: before.version, ...json });
      const saved = await send('updateOrganisationGeneral', { body }, { files, lasting: lastingCall(body) });
      kept.drop();
      unsavedEdits.set(false);
      setStale(undefined);
      organisation.set(saved as Organisation);
      notify('admin.form.saved', { type: 'success' });
      return undefined;
    } catch (error) {
      const theirs = theirVersion(error as HttpError) as Organisation | undefined;
      // What another section asks for is as it was here; what was merged so far is chosen in the dialog, not typed.
      if (theirs) setStale((before) => ({ mine: before?.mine ?? { ...stored, ...mine }, theirs }));
      return error as HttpError;
    }
  };
  const save = async (values: Record<string, unknown>) => {
    const refusal = await store(values, stored);
    if (!refusal || theirVersion(refusal)) return undefined;
    tellRefusal(refusal, form, notify);
    return refusal.body?.errors as object | undefined;
  };
  return (
    <Card sx={formCard}>
      <ResourceContextProvider value="organization-list">
        <LazySchemaForm
          form={form}
          record={stored}
          saves="updateOrganisationGeneral"
          kept={kept}
          onRestored={(typed) => {
            if (stored.version === present.version) return;
            setStale({ mine: { ...stored, ...own(typed) }, theirs: present });
          }}
          gid={stored.gid}
          mayBeSent={mayBeSent}
          onSubmit={save}
          {...(onValues && { onValues })}
          {...(above && { above })}
        >
          <FormActions note={note}>
            <HistoryButton family="organisation" gid={stored.gid} fields={shownFields(form)} />
          </FormActions>
        </LazySchemaForm>
      </ResourceContextProvider>
      {stale && (
        <MergeDialog
          family="organisation"
          form={form}
          base={stored}
          mine={stale.mine}
          theirs={stale.theirs}
          // The form asks for no more than what is typed in it: why both together are refused stands here.
          onSave={async (merged) => {
            const refusal = await store(merged, stale.theirs);
            return refusal && (theirVersion(refusal) ? translate('admin.merge.again') : refusal.message);
          }}
          onClose={() => setStale(undefined)}
        />
      )}
    </Card>
  );
}
