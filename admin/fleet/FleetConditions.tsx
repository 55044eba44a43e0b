import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { countConditions, type FleetWish } from './filter-fleet.ts';
import { conditions, type JudgedDevice } from './judge-device.ts';

interface FleetConditionsProps {
  readonly devices: readonly JudgedDevice[];
  readonly wanted: FleetWish['condition'];
  readonly onChange: (part: Pick<FleetWish, 'condition'>) => void;
}

/** How many devices are how; a press leaves those alone. */
export const FleetConditions = memo(function FleetConditions({ devices, wanted, onChange }: FleetConditionsProps) {
  const translate = useTranslate();
  const counts = countConditions(devices);
  const shown = ([...conditions, 'outdated'] as const).filter((one) => counts[one] > 0 || wanted === one);
  return (
    <Box
      role="group"
      aria-label={translate('admin.fleet.condition')}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
    >
      {shown.map((one) => (
        <Chip
          key={one}
          component="button"
          clickable
          aria-pressed={wanted === one}
          color={wanted === one ? 'primary' : 'default'}
          variant={wanted === one ? 'filled' : 'outlined'}
          label={`${translate(`admin.fleet.${one}`)} ${counts[one]}`}
          onClick={() => onChange({ condition: wanted === one ? '' : one })}
        />
      ))}
    </Box>
  );
});
