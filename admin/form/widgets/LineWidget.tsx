import OutlinedInput from '@mui/material/OutlinedInput';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** One line of text; spaces at its ends go when the field is left. */
export function LineWidget({ id, value, onChange, onBlur, onFocus, rawErrors, disabled, schema }: FieldProps) {
  const { text, type, settle, leave } = useTypedText(value, onChange);
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      value={text}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      slotProps={{
        input: {
          ...fieldAria(id, rawErrors),
          autoComplete: 'off',
          inputMode: schema.format === 'uri' ? 'url' : undefined,
        },
      }}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      onFocus={() => onFocus(id, value)}
      onBlur={() =>
        onBlur(
          id,
          leave((typed) => typed.trim()),
        )
      }
    />
  );
}
