import OutlinedInput from '@mui/material/OutlinedInput';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** One line of text; spaces at its ends go when the field is left. */
export function LineWidget({ id, value, onChange, onBlur, onFocus, rawErrors, disabled, schema }: FieldProps) {
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      value={value ?? ''}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      slotProps={{
        input: {
          ...fieldAria(id, rawErrors),
          autoComplete: 'off',
          inputMode: schema.format === 'uri' ? 'url' : undefined,
        },
      }}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => {
        const trimmed = typeof value === 'string' ? value.trim() : value;
        if (trimmed !== value) onChange(trimmed === '' ? undefined : trimmed);
        onBlur(id, trimmed);
      }}
    />
  );
}
