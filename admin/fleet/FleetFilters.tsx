import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { FleetConditions } from './FleetConditions.tsx';
import { FleetKinds } from './FleetKinds.tsx';
import type { FleetWish } from './filter-fleet.ts';
import type { JudgedDevice } from './judge-device.ts';

interface FleetFiltersProps {
  /** All devices, of which these numbers are. */
  readonly devices: readonly JudgedDevice[];
  readonly wish: FleetWish;
  /** The same function each time: what was not changed is not drawn again with each key. */
  readonly onChange: (part: Partial<FleetWish>) => void;
}

/** What somebody looks for among the devices; the list follows while they type. */
export const FleetFilters = memo(function FleetFilters({ devices, wish, onChange }: FleetFiltersProps) {
  const translate = useTranslate();
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
      <FleetKinds kind={wish.kind} onChange={onChange} />
      <FleetConditions devices={devices} wanted={wish.condition} onChange={onChange} />
    </Box>
  );
});
