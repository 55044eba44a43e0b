import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { fieldAria, fieldIds } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { offsetChoices, offsetText } from './offset-text.ts';

/** An offset from UTC, stored in minutes and chosen as clocks tell it. */
export function OffsetWidget({ id, value, onChange, onBlur, rawErrors, disabled, schema }: FieldProps) {
  const { minimum = 0, maximum = 0 } = schema;
  const offset = typeof value === 'number' ? value : undefined;
  return (
    <Select
      fullWidth
      size="small"
      labelId={fieldIds(id).label}
      SelectDisplayProps={{ id, 'aria-describedby': fieldAria(id, rawErrors)['aria-describedby'] }}
      value={offset ?? ''}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      onChange={({ target }) => onChange(Number(target.value))}
      onClose={() => onBlur(id, value)}
    >
      {offsetChoices(minimum, maximum, offset).map((minutes) => (
        <MenuItem key={minutes} value={minutes}>
          {offsetText(minutes)}
        </MenuItem>
      ))}
    </Select>
  );
}
