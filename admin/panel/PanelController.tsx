import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { createStore } from '#client/store.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { GeneratedEdit } from '../form/GeneratedEdit.tsx';
import { besideForm } from '../pages/beside-form.ts';
import { formCard } from '../pages/form-card.ts';
import { OwnPolicyTrial } from '../policy/OwnPolicyTrial.tsx';
import { OwnPolicyPresets } from '../policy/PolicyPresets.tsx';
import { AffectedScreens } from './AffectedScreens.tsx';

/** How a panel's counter calls: its mode, its numbers, the rules of its queue, with a trial of these beside them. */
export function PanelController({ resource, panel }: { resource: string; panel: RaRecord }) {
  const type = panelTypes.find(({ name }) => name === panel.type);
  const [draft] = useState(() => createStore<Record<string, unknown> | undefined>(undefined));
  return (
    <Box sx={besideForm('minmax(0, 760px) minmax(0, 1fr)')}>
      <Card sx={{ ...formCard, maxWidth: 'none' }}>
        <GeneratedEdit
          resource={resource}
          id={String(panel.id)}
          form={type?.schema ?? 'Panel'}
          tab="controller"
          below={
            <>
              <OwnPolicyPresets />
              <AffectedScreens gids={[String(panel.id)]} />
            </>
          }
          onValues={draft.set}
        />
      </Card>
      <OwnPolicyTrial place={{ kind: 'panel', gid: String(panel.id) }} draft={draft} />
    </Box>
  );
}
