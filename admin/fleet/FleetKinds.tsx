import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { FleetKind } from '#generated/values.ts';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import type { FleetWish } from './filter-fleet.ts';

interface FleetKindsProps {
  readonly kind: FleetWish['kind'];
  readonly onChange: (part: Pick<FleetWish, 'kind'>) => void;
}

/** Which kind of device somebody looks for. */
export const FleetKinds = memo(function FleetKinds({ kind, onChange }: FleetKindsProps) {
  const translate = useTranslate();
  return (
    <OptionalSelect
      fullWidth={false}
      size="small"
      label={translate('admin.fleet.kind')}
      value={kind}
      none={translate('admin.fleet.anyKind')}
      choices={FleetKind.map((one) => [one, translate(`values.FleetKind.${one}`)])}
      onChange={(wanted) => onChange({ kind: wanted })}
      sx={{ width: 150 }}
    />
  );
});
