import Card from '@mui/material/Card';
import { useState } from 'react';
import { type HttpError, ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { addresses } from '#client/navigation/addresses.ts';
import type { OrganisationCreate, OrganisationCreated } from '#generated/shapes.ts';
import { withoutEmpty } from '../data/changes.ts';
import { toHttpError } from '../data/refusal.ts';
import { resourcePath } from '../data/resource-path.ts';
import { FormActions } from '../form/FormActions.tsx';
import { LazySchemaForm } from '../form/LazySchemaForm.tsx';
import { concernsOtherFields } from '../form/other-fields.ts';
import { shownValues } from '../form/show-when.ts';
import { unsavedEdits } from '../form/unsaved-edits.ts';
import { useFormDefinition } from '../form/use-form-definition.ts';
import { inSentence } from '../i18n/in-sentence.ts';
import { Page } from '../layout/Page.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { formCard } from '../pages/form-card.ts';
import { http, noticeRefusedToken } from '../session.ts';
import { OrganisationKeys } from './OrganisationKeys.tsx';
import { withoutUploads } from './without-uploads.ts';

const list = `${addresses.advance}/${resourcePath('organisation')}`;

/** A new organisation; afterwards the key of its hospital system and its sign-in address, shown this once. */
export function CreateOrganisation() {
  const translate = useTranslate();
  const notify = useNotify();
  const loaded = useFormDefinition('Organisation');
  const [created, setCreated] = useState<OrganisationCreated>();
  const form = loaded && withoutUploads(loaded);
  const create = async (values: Record<string, unknown>) => {
    if (!form) return undefined;
    try {
      const body = withoutEmpty(shownValues(form, values)) as OrganisationCreate;
      const answer = await http.call('createOrganisation', { body }, { keepFailure: true });
      unsavedEdits.set(false);
      setCreated(answer);
      return undefined;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      noticeRefusedToken(error);
      const refusal: HttpError = toHttpError(error, translate);
      if (concernsOtherFields(refusal, form)) notify(refusal.message, { type: 'error' });
      return refusal.body.errors as object | undefined;
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
            <LazySchemaForm form={form} onSubmit={create}>
              <FormActions cancelTo={list} />
            </LazySchemaForm>
          </ResourceContextProvider>
        ) : (
          <Waiting />
        )}
      </Card>
    </Page>
  );
}
