import Card from '@mui/material/Card';
import type { RaRecord } from 'react-admin';
import { panelTypes } from '#generated/panel-types.ts';
import { GeneratedEdit } from '../form/GeneratedEdit.tsx';
import { formCard } from '../pages/form-card.ts';
import { AffectedScreens } from './AffectedScreens.tsx';

/** What is set once for a panel: who may use its devices, its serial number, its hours in the dark. */
export function PanelAdvanced({ resource, panel }: { resource: string; panel: RaRecord }) {
  const type = panelTypes.find(({ name }) => name === panel.type);
  return (
    <Card sx={formCard}>
      <GeneratedEdit
        resource={resource}
        id={String(panel.id)}
        form={type?.schema ?? 'Panel'}
        tab="advanced"
        below={<AffectedScreens gids={[String(panel.id)]} />}
      />
    </Card>
  );
}
