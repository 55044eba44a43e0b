import Card from '@mui/material/Card';
import { useCallback, useMemo, useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import type { OperationId } from '#generated/operations.ts';
import type { TicketMachineImages } from '#generated/shapes.ts';
import { createSend } from '../areas/send.ts';
import { changesOf } from '../data/changes.ts';
import { splitFiles } from '../data/chosen-files.ts';
import { useAnswer } from '../data/use-answer.ts';
import { FormActions } from '../form/FormActions.tsx';
import { LazySchemaForm } from '../form/LazySchemaForm.tsx';
import { tellRefusal } from '../form/tell-refusal.ts';
import { unsavedEdits } from '../form/unsaved-edits.ts';
import { useFormDefinition } from '../form/use-form-definition.ts';
import { Failed } from '../layout/Failed.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { formCard } from '../pages/form-card.ts';
import { http } from '../session.ts';

/** Each picture has a call of its own. */
const calls: Readonly<Record<keyof TicketMachineImages, OperationId>> = {
  orgLogo: 'uploadTicketOrgLogo',
  portraitBackground: 'uploadPortraitBackground',
  landscapeBackground: 'uploadLandscapeBackground',
  ticketTitleBanner: 'uploadTicketTitleBanner',
};

/** The pictures of the organisation's ticket machines: what was changed is sent, one picture after the other. */
export function TicketImages() {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useFormDefinition('TicketImages');
  const send = useMemo(() => createSend(translate), [translate]);
  const [saved, setSaved] = useState<TicketMachineImages>();
  const read = useCallback(() => http.call('listTicketImages', {}, { keepFailure: true }), []);
  const answer = useAnswer(read);
  if (answer instanceof Error) return <Failed failure={answer} />;
  if (!form || !answer) return <Waiting />;
  const stored = saved ?? answer;
  const save = async (values: Record<string, unknown>) => {
    let present = stored;
    for (const [name, value] of Object.entries(changesOf(values, { ...stored }))) {
      const { json, files } = splitFiles({ [name]: value });
      try {
        const call = calls[name as keyof TicketMachineImages];
        const { [name as keyof TicketMachineImages]: image } = (await send(
          call,
          { body: json },
          { files },
        )) as TicketMachineImages;
        const { [name as keyof TicketMachineImages]: _, ...others } = present;
        present = image === undefined ? others : { ...others, [name]: image };
      } catch (error) {
        // What was chosen stays: those before it are sent once more with the next press, which changes nothing.
        const refusal = error as HttpError;
        tellRefusal(refusal, form, notify);
        return refusal.body?.errors as object | undefined;
      }
    }
    setSaved(present);
    unsavedEdits.set(false);
    notify('admin.form.saved', { type: 'success' });
    return undefined;
  };
  return (
    <Card sx={formCard}>
      <LazySchemaForm form={form} record={{ ...stored }} saves="uploadTicketOrgLogo" onSubmit={save}>
        <FormActions />
      </LazySchemaForm>
    </Card>
  );
}
