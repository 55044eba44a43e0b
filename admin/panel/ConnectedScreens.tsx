import Box from '@mui/material/Box';
import { createContext, useContext } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { ConnectedPanel } from '#generated/shapes.ts';

/** Asked for once by the list, told in each row. */
export const ConnectedContext = createContext<ConnectedPanel[] | undefined>(undefined);

/** Below a panel's name: how many screens of its own are connected now. */
export function ConnectedScreens({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const connected = useContext(ConnectedContext);
  if (!connected) return null;
  const count = connected.find(({ panelGid }) => panelGid === record.id)?.screens ?? 0;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: 13,
        fontWeight: 400,
        whiteSpace: 'nowrap',
        color: count > 0 ? 'success.main' : 'text.secondary',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          border: 1.5,
          borderColor: 'currentColor',
          bgcolor: count > 0 ? 'currentColor' : 'transparent',
        }}
      />
      {translate(count > 0 ? 'admin.panel.onAir' : 'admin.panel.offAir', { smart_count: count })}
    </Box>
  );
}
