import OutlinedInput from '@mui/material/OutlinedInput';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** Text of several lines: 3 rows, more as it grows. */
export function TextareaWidget({ id, value, onChange, onBlur, onFocus, rawErrors, disabled }: FieldProps) {
  return (
    <OutlinedInput
      id={id}
      fullWidth
      multiline
      minRows={3}
      maxRows={14}
      value={value ?? ''}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      slotProps={{ input: fieldAria(id, rawErrors) }}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
