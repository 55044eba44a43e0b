import OutlinedInput from '@mui/material/OutlinedInput';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** A calendar day. */
export function DayWidget({ id, value, onChange, onBlur, rawErrors, disabled }: FieldProps) {
  return (
    <OutlinedInput
      id={id}
      type="date"
      fullWidth
      size="small"
      value={value ?? ''}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      slotProps={{ input: fieldAria(id, rawErrors) }}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
