import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PairedDevice } from '#generated/shapes.ts';

/** Which devices are meant, by their names or where they are: a search may hide some that were chosen before it. */
export function DeviceNames({ devices }: { readonly devices: readonly Pick<PairedDevice, 'name' | 'panelName'>[] }) {
  const translate = useTranslate();
  const names = devices.map(({ name, panelName }) => name || panelName);
  return (
    <Box sx={{ fontWeight: 600, maxHeight: 160, overflowY: 'auto', overflowWrap: 'anywhere' }}>
      {names.join(translate('punctuation.list'))}
    </Box>
  );
}
