import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { createStore } from '#client/store.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { Allowed } from '../account/Allowed.tsx';
import { GeneratedEdit } from '../form/GeneratedEdit.tsx';
import { besideForm } from '../pages/beside-form.ts';
import { formCard } from '../pages/form-card.ts';
import { AffectedScreens } from './AffectedScreens.tsx';
import { CopyPanel } from './CopyPanel.tsx';
import { PanelAddresses } from './PanelAddresses.tsx';
import { PanelPreview } from './PanelPreview.tsx';
import { RemovePanel } from './RemovePanel.tsx';

/** What a panel's screen shows, with the screen beside it. */
export function PanelGeneral({ resource, panel }: { resource: string; panel: RaRecord }) {
  const type = panelTypes.find(({ name }) => name === panel.type);
  const [draft] = useState(() => createStore<Record<string, unknown> | undefined>(undefined));
  return (
    <Box sx={besideForm('minmax(0, 5fr) minmax(0, 7fr)')}>
      <Card sx={{ ...formCard, maxWidth: 'none' }}>
        <GeneratedEdit
          resource={resource}
          id={String(panel.id)}
          form={type?.schema ?? 'Panel'}
          tab=""
          below={<AffectedScreens gids={[String(panel.id)]} />}
          actions={
            <>
              <Allowed to="createPanelSeries">
                <CopyPanel resource={resource} panel={panel} />
              </Allowed>
              <RemovePanel resource={resource} panel={panel} />
            </>
          }
          onValues={draft.set}
        />
      </Card>
      <Box sx={{ position: { lg: 'sticky' }, top: { lg: 24 }, display: 'flex', flexDirection: 'column', gap: 3 }}>
        <PanelPreview panelGid={String(panel.id)} orientation={type?.orientation ?? 'landscape'} draft={draft} />
        <PanelAddresses panel={panel} />
      </Box>
    </Box>
  );
}
