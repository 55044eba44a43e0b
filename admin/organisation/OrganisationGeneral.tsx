import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { type HttpError, ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { createStore } from '#client/store.ts';
import { useStore } from '#client/use-store.ts';
import type { Organisation } from '#generated/shapes.ts';
import { createSend } from '../areas/send.ts';
import { changesOf } from '../data/changes.ts';
import { splitFiles } from '../data/chosen-files.ts';
import { FormActions } from '../form/FormActions.tsx';
import { editForm } from '../form/form-definition.ts';
import { LazySchemaForm } from '../form/LazySchemaForm.tsx';
import { concernsOtherFields } from '../form/other-fields.ts';
import { shownValues } from '../form/show-when.ts';
import { unsavedEdits } from '../form/unsaved-edits.ts';
import { useFormDefinition } from '../form/use-form-definition.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { besideForm } from '../pages/beside-form.ts';
import { formCard } from '../pages/form-card.ts';
import { PolicyPresets } from '../policy/PolicyPresets.tsx';
import { PolicyTrial } from '../policy/PolicyTrial.tsx';
import { organisation, organisationGid, reloadOrganisation, tokens } from '../session.ts';
import { LockedSignIns } from '../sign-in/LockedSignIns.tsx';
import { AgencyKey } from './AgencyKey.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { HospitalSystem } from './HospitalSystem.tsx';

/** The organisation's general settings, its sign-in address and the key of its hospital system. */
export function OrganisationGeneral() {
  const translate = useTranslate();
  const notify = useNotify();
  const stored = useStore(organisation);
  const loaded = useFormDefinition('Organisation');
  const form = useMemo(() => loaded && editForm(loaded), [loaded]);
  const send = useMemo(() => createSend(translate), [translate]);
  const [stale, setStale] = useState(false);
  const [draft] = useState(() => createStore<Record<string, unknown> | undefined>(undefined));
  if (!form || !stored) return <Waiting />;
  const save = async (values: Record<string, unknown>) => {
    const { json, files } = splitFiles(changesOf(shownValues(form, values), stored));
    try {
      const body = { gid: stored.gid, version: stored.version, ...json };
      const saved = await send('updateOrganisationGeneral', { body }, { files });
      unsavedEdits.set(false);
      organisation.set(saved as Organisation);
      notify('admin.form.saved', { type: 'success' });
      return undefined;
    } catch (error) {
      const refusal = error as HttpError;
      if (refusal.status === 409) setStale(true);
      else if (concernsOtherFields(refusal, form)) notify(refusal.message, { type: 'error' });
      return refusal.body?.errors as object | undefined;
    }
  };
  return (
    <Box sx={besideForm('minmax(0, 760px) minmax(0, 1fr)')}>
      <Card sx={{ ...formCard, maxWidth: 'none' }}>
        <ResourceContextProvider value="organization-list">
          <LazySchemaForm form={form} record={stored} gid={stored.gid} onSubmit={save} onValues={draft.set}>
            <PolicyPresets />
            <FormActions />
          </LazySchemaForm>
        </ResourceContextProvider>
      </Card>
      <Stack spacing={2}>
        <LockedSignIns />
        <PolicyTrial draft={draft} />
        <AgencyKey orgGid={organisationGid.get() ?? stored.gid} />
        <ChangePassword />
        {tokens.get('systemAdvance') && <HospitalSystem stored={stored} />}
      </Stack>
      <Confirm
        open={stale}
        danger={false}
        title={translate('admin.stale.title')}
        text={translate('admin.stale.text')}
        action={translate('admin.stale.reload')}
        onConfirm={() => reloadOrganisation()}
        onClose={() => setStale(false)}
      />
    </Box>
  );
}
