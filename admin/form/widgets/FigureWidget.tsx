import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { clamp, toFigure } from './figure.ts';

/** A number: text becomes a number while it is typed, and is clamped to its limits when the field is left, which is said. */
export function FigureWidget({ id, value, onChange, onBlur, onFocus, rawErrors, disabled, schema }: FieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const [clamped, setClamped] = useState<number>();
  const take = (text: string) => {
    setTyped(text);
    setClamped(undefined);
    const figure = toFigure(text);
    onChange(Number.isNaN(figure) ? text : figure);
  };
  const leave = () => {
    const figure = toFigure(typed ?? String(value ?? ''));
    const wanted =
      figure === undefined || Number.isNaN(figure) ? figure : clamp(figure, schema.minimum, schema.maximum);
    if (wanted !== undefined && !Number.isNaN(wanted)) {
      if (wanted !== value) onChange(wanted);
      if (wanted !== figure) setClamped(wanted);
    }
    // What is no number is the value as well: from here on the field shows what the form holds, by any way it came there.
    setTyped(undefined);
    onBlur(id, wanted);
  };
  return (
    <>
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
      {clamped !== undefined && clamped === value && (
        <FormHelperText role="status" sx={{ color: 'warning.dark', fontWeight: 600 }}>
          {translate('admin.form.clamped', { number: clamped })}
        </FormHelperText>
      )}
    </>
  );
}
