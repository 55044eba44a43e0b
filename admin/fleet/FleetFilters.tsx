import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { FleetKind } from '#generated/values.ts';
import { countConditions, type FleetWish } from './filter-fleet.ts';
import { conditions, type JudgedDevice } from './judge-device.ts';

interface FleetFiltersProps {
  /** All devices, of which these numbers are. */
  readonly devices: readonly JudgedDevice[];
  readonly wish: FleetWish;
  onChange(part: Partial<FleetWish>): void;
}

/** What somebody looks for among the devices; the list follows while they type. */
export function FleetFilters({ devices, wish, onChange }: FleetFiltersProps) {
  const translate = useTranslate();
  const counts = countConditions(devices);
  const shown = ([...conditions, 'outdated'] as const).filter((one) => counts[one] > 0 || wish.condition === one);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', p: 2 }}>
      <TextField
        size="small"
        type="search"
        label={translate('admin.fleet.search')}
        value={wish.search}
        onChange={({ target }) => onChange({ search: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ width: { xs: '100%', sm: 260 } }}
      />
      <TextField
        select
        fullWidth={false}
        size="small"
        label={translate('admin.fleet.kind')}
        value={wish.kind}
        onChange={({ target }) => onChange({ kind: target.value as FleetWish['kind'] })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: 150 }}
      >
        <MenuItem value="">{translate('admin.fleet.anyKind')}</MenuItem>
        {FleetKind.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {translate(`values.FleetKind.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
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
            aria-pressed={wish.condition === one}
            color={wish.condition === one ? 'primary' : 'default'}
            variant={wish.condition === one ? 'filled' : 'outlined'}
            label={`${translate(`admin.fleet.${one}`)} ${counts[one]}`}
            onClick={() => onChange({ condition: wish.condition === one ? '' : one })}
          />
        ))}
      </Box>
    </Box>
  );
}
