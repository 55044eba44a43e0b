import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { type BuiltInPanel, panelTypes } from '#generated/panel-types.ts';
import { GeneratedCreate } from '../form/GeneratedCreate.tsx';
import { inSentence } from '../i18n/in-sentence.ts';
import { Page } from '../layout/Page.tsx';
import { formCard } from '../pages/form-card.ts';
import { PanelSeriesForm } from './PanelSeriesForm.tsx';
import { PanelTypePicker } from './PanelTypePicker.tsx';

/** A new panel: first its type, then the form that the type's file describes. */
export function PanelCreate({ resource }: { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [type, setType] = useState<BuiltInPanel | undefined>(panelTypes.length === 1 ? panelTypes[0] : undefined);
  const [several, setSeveral] = useState(false);
  const list = createPath({ resource, type: 'list' });
  return (
    <Page
      title={translate('ra.page.create', { name: inSentence(translate('entities.Panel')) })}
      parent={{ to: list, label: translate('admin.pages.management') }}
    >
      <PanelTypePicker chosen={type} onChoose={setType} />
      {type && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={several}
          aria-label={translate('admin.panel.createWay')}
          onChange={(_, next: boolean | null) => next !== null && setSeveral(next)}
          sx={{ mt: 3 }}
        >
          <ToggleButton value={false}>{translate('admin.panel.createOne')}</ToggleButton>
          <ToggleButton value={true}>{translate('admin.panel.createSeveral')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {type && several && (
        <Card sx={{ ...formCard, mt: 2, maxWidth: 960 }}>
          <PanelSeriesForm key={type.name} resource={resource} type={type} />
        </Card>
      )}
      {type && !several && (
        <Card sx={{ ...formCard, mt: 2 }}>
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
