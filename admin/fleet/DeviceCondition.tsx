import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { troublesText } from './device-texts.ts';
import type { JudgedDevice } from './judge-device.ts';

export const conditionColours = {
  online: 'success',
  trouble: 'warning',
  missing: 'default',
  silent: 'error',
  closed: 'default',
} as const;

/** How a device is, in a word and a colour; and what is wrong with it. */
export function DeviceCondition({ device: { condition, troubles } }: { device: JudgedDevice }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
      <Chip
        size="small"
        variant="outlined"
        color={conditionColours[condition]}
        label={translate(`admin.fleet.${condition}`)}
        sx={{ color: 'text.primary', borderWidth: 2, fontWeight: 600 }}
      />
      {troubles.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {troublesText({ troubles }, translate)}
        </Box>
      )}
    </Box>
  );
}
