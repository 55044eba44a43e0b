import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CreateBase, type HttpError, type RaRecord, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useStore } from '#client/use-store.ts';
import { withoutEmpty } from '../data/changes.ts';
import type { CallMeta } from '../data/dialect.ts';
import { readResourcePath } from '../data/resource-path.ts';
import { useKeptForm } from '../draft/use-kept-form.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { organisation } from '../session.ts';
import { FormActions } from './FormActions.tsx';
import { formOfTab } from './form-definition.ts';
import { LazySchemaForm } from './LazySchemaForm.tsx';
import { shownValues } from './show-when.ts';
import { speaking } from './speaking.ts';
import { tellRefusal } from './tell-refusal.ts';
import { leavingOnceSaved, unsavedEdits } from './unsaved-edits.ts';
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

/** Makes a record of any resource, or one after the other, with its generated form. */
export function GeneratedCreate({ resource, form: name, meta, cancelTo, goTo }: GeneratedCreateProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { resource: described } = readResourcePath(resource);
  const loaded = useFormDefinition(name ?? described.form);
  const language = useStore(organisation)?.language;
  const form = useMemo(() => loaded && speaking(formOfTab(loaded, undefined), language), [loaded, language]);
  const kept = useKeptForm(`create ${resource} ${name ?? described.form}`);
  const again = useRef(false);
  const [made, setMade] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made > 0) place.current?.querySelector<HTMLElement>('input, textarea, [role=combobox]')?.focus();
  }, [made]);
  if (!form) return <Waiting />;
  return (
    <CreateBase
      resource={resource}
      mutationMode="pessimistic"
      transform={(values: object) => kept.sends(withoutEmpty(shownValues(form, values as Record<string, unknown>)))}
      mutationOptions={{
        ...(meta && { meta }),
        onSuccess: (record: RaRecord) => {
          kept.drop();
          unsavedEdits.set(false);
          notify('ra.notification.created', { type: 'success' });
          // Who waits to leave has a place to go to already.
          if (leavingOnceSaved.get()) return;
          if (again.current) setMade((before) => before + 1);
          else navigate(goTo(record));
        },
        onError: (error: Error) => tellRefusal(error as HttpError, form, notify),
      }}
    >
      <Box ref={place}>
        <LazySchemaForm key={made} form={form} kept={kept} saves={described.operations.create}>
          <FormActions cancelTo={cancelTo} again={again} />
        </LazySchemaForm>
      </Box>
    </CreateBase>
  );
}
