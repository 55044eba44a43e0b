import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { isEnter } from '#client/text/is-enter.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { type TypedText, useTypedText } from './use-typed-text.ts';

interface TypedLineProps extends FieldProps {
  /** What becomes of the text when the field is left. */
  finish(text: string): string;
  placeholder?: string;
  inputMode?: OutlinedInputProps['inputMode'];
  /** What stands before the text and may type too. */
  before?(typed: TypedText): ReactNode;
}

/** One line that is typed; the form learns of it as useTypedText says. */
export function TypedLine(props: TypedLineProps) {
  const { id, value, onChange, onBlur, onFocus, rawErrors, disabled, finish, placeholder, inputMode, before } = props;
  const typed = useTypedText(value, onChange);
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      value={typed.text}
      {...(placeholder && { placeholder })}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      slotProps={{ input: { ...fieldAria(id, rawErrors), autoComplete: 'off', inputMode } }}
      startAdornment={before?.(typed)}
      onChange={({ target }) => typed.type(target.value)}
      // Enter sends the form without leaving the field.
      onKeyDown={(event) => isEnter(event) && typed.leave(finish)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, typed.leave(finish))}
    />
  );
}
