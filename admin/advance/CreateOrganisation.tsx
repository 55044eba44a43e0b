import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useMemo, useState } from 'react';
import { type HttpError, ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { addresses } from '#client/navigation/addresses.ts';
import type { OrganisationCreated } from '#generated/shapes.ts';
import { createSend } from '../areas/send.ts';
import { withoutEmpty } from '../data/changes.ts';
import { lastingCall } from '../data/lasting-call.ts';
import { resourcePath } from '../data/resource-path.ts';
import { useKeptForm } from '../draft/use-kept-form.ts';
import { FormActions } from '../form/FormActions.tsx';
import { LazySchemaForm } from '../form/LazySchemaForm.tsx';
import { shownValues } from '../form/show-when.ts';
import { tellRefusal } from '../form/tell-refusal.ts';
import { unsavedEdits } from '../form/unsaved-edits.ts';
import { useFormDefinition } from '../form/use-form-definition.ts';
import { inSentence } from '../i18n/in-sentence.ts';
import { Page } from '../layout/Page.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { HospitalTypes } from '../organisation/HospitalTypes.tsx';
import { formCard } from '../pages/form-card.ts';
import { firstFields } from './first-fields.ts';
import { OrganisationKeys } from './OrganisationKeys.tsx';

const list = `${addresses.advance}/${resourcePath('organisation')}`;

/** A new organisation; afterwards the key of its hospital system and its sign-in address, shown this once. */
export function CreateOrganisation() {
  const translate = useTranslate();
  const notify = useNotify();
  const loaded = useFormDefinition('Organisation');
  const kept = useKeptForm('create organisation');
  const [created, setCreated] = useState<OrganisationCreated>();
  const send = useMemo(() => createSend(translate), [translate]);
  const form = useMemo(() => loaded && firstFields(loaded), [loaded]);
  const create = async (values: Record<string, unknown>) => {
    if (!form) return undefined;
    try {
      const body = kept.sends(withoutEmpty(shownValues(form, values)));
      const answer = await send('createOrganisation', { body }, { lasting: lastingCall(body) });
      kept.drop();
      unsavedEdits.set(false);
      setCreated(answer as OrganisationCreated);
      return undefined;
    } catch (error) {
      const refusal = error as HttpError;
      tellRefusal(refusal, form, notify);
      return refusal.body?.errors as object | undefined;
    }
  };
  return (
    <Page
      title={translate('ra.page.create', { name: inSentence(translate('entities.Organisation')) })}
      parent={{ to: list, label: translate('admin.pages.organisations') }}
    >
      <Card sx={formCard}>
        {created ? (
          <OrganisationKeys created={created} list={list} />
        ) : form ? (
          <ResourceContextProvider value={resourcePath('organisation')}>
            <LazySchemaForm form={form} kept={kept} onSubmit={create}>
              <FormActions cancelTo={list} />
            </LazySchemaForm>
          </ResourceContextProvider>
        ) : (
          <Waiting />
        )}
      </Card>
      {!created && (
        <Box sx={{ mt: 3 }}>
          <HospitalTypes />
        </Box>
      )}
    </Page>
  );
}
