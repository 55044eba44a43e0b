import Card from '@mui/material/Card';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { type BuiltInPanel, panelTypes } from '#generated/panel-types.ts';
import { GeneratedCreate } from '../form/GeneratedCreate.tsx';
import { inSentence } from '../i18n/in-sentence.ts';
import { Page } from '../layout/Page.tsx';
import { formCard } from '../pages/form-card.ts';
import { PanelTypePicker } from './PanelTypePicker.tsx';

/** A new panel: first its type, then the form that the type's file describes. */
export function PanelCreate({ resource }: { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [type, setType] = useState<BuiltInPanel | undefined>(panelTypes.length === 1 ? panelTypes[0] : undefined);
  const list = createPath({ resource, type: 'list' });
  return (
    <Page
      title={translate('ra.page.create', { name: inSentence(translate('entities.Panel')) })}
      parent={{ to: list, label: translate('admin.pages.management') }}
    >
      <PanelTypePicker chosen={type} onChoose={setType} />
      {type && (
        <Card sx={{ ...formCard, mt: 3 }}>
          <GeneratedCreate
            key={type.name}
            resource={resource}
            form={type.schema}
            meta={{ path: { panelType: type.name } }}
            cancelTo={list}
            goTo={({ id }) => createPath({ resource, type: 'edit', id })}
          />
        </Card>
      )}
    </Page>
  );
}
