import OutlinedInput from '@mui/material/OutlinedInput';
import { limits } from '#generated/limits.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** Text of several lines; its rows grow with it. */
export function TextareaWidget({ id, value, onChange, onBlur, onFocus, rawErrors, disabled }: FieldProps) {
  const { text, type, leave } = useTypedText(value, onChange);
  return (
    <OutlinedInput
      id={id}
      fullWidth
      multiline
      minRows={limits.textareaRows}
      maxRows={14}
      value={text}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      slotProps={{ input: fieldAria(id, rawErrors) }}
      onChange={({ target }) => type(target.value)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, leave(finish))}
    />
  );
}

/** Nothing but spaces and empty lines is nothing: a field that is needed would be filled with it. */
function finish(text: string): string {
  return text.trim() === '' ? '' : text;
}
