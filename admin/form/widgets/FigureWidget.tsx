import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { clamp, toFigure } from './figure.ts';

/** A number: text becomes a number while it is typed, and is clamped to its limits when the field is left. */
export function FigureWidget({ id, value, onChange, onBlur, onFocus, rawErrors, disabled, schema }: FieldProps) {
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    setTyped(text);
    const figure = toFigure(text);
    onChange(Number.isNaN(figure) ? text : figure);
  };
  const leave = () => {
    const figure = toFigure(typed ?? String(value ?? ''));
    const wanted =
      figure === undefined || Number.isNaN(figure) ? figure : clamp(figure, schema.minimum, schema.maximum);
    if (wanted !== undefined && !Number.isNaN(wanted)) {
      if (wanted !== value) onChange(wanted);
      setTyped(undefined);
    }
    onBlur(id, wanted);
  };
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      value={typed ?? value ?? ''}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      slotProps={{
        input: {
          ...fieldAria(id, rawErrors),
          inputMode: schema.type === 'integer' ? 'numeric' : 'decimal',
          autoComplete: 'off',
        },
      }}
      onChange={({ target }) => take(target.value)}
      onFocus={() => onFocus(id, value)}
      onBlur={leave}
    />
  );
}
