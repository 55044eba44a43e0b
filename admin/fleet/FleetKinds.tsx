import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { FleetKind } from '#generated/values.ts';
import type { FleetWish } from './filter-fleet.ts';

interface FleetKindsProps {
  readonly kind: FleetWish['kind'];
  readonly onChange: (part: Pick<FleetWish, 'kind'>) => void;
}

/** Which kind of device somebody looks for. */
export const FleetKinds = memo(function FleetKinds({ kind, onChange }: FleetKindsProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={translate('admin.fleet.kind')}
      value={kind}
      onChange={({ target }) => onChange({ kind: target.value as FleetWish['kind'] })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: 150 }}
    >
      <MenuItem value="">{translate('admin.fleet.anyKind')}</MenuItem>
      {FleetKind.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`values.FleetKind.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
});
