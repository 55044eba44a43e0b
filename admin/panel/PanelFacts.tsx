import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { BuiltInPanel } from '#generated/panel-types.ts';
import { useAffectedScreens } from './use-affected-screens.ts';

/** In the head of a panel's page: its type, and how many screens show it now. */
export function PanelFacts({ type, gid }: { type: BuiltInPanel; gid: string }) {
  const translate = useTranslate();
  const count = useAffectedScreens([gid]);
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(`panelTypes.${type.name}`)}
      </Box>
      {count !== undefined && count > 0 && (
        <Chip
          size="small"
          color="success"
          variant="outlined"
          label={translate('admin.panel.onAir', { smart_count: count })}
        />
      )}
    </>
  );
}
