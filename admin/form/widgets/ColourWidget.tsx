import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** A colour: picked in the browser's own dialog, or typed as #rrggbb. */
export function ColourWidget({ id, value, onChange, onBlur, onFocus, rawErrors, disabled }: FieldProps) {
  const translate = useTranslate();
  const { text, type, settle, leave } = useTypedText(value, onChange);
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      value={text}
      placeholder="#00796b"
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      slotProps={{ input: { ...fieldAria(id, rawErrors), autoComplete: 'off' } }}
      startAdornment={
        <InputAdornment position="start">
          <Box
            component="input"
            type="color"
            aria-label={translate('admin.form.pickColour')}
            value={/^#[0-9a-f]{6}$/.test(text) ? text : '#ffffff'}
            disabled={Boolean(disabled)}
            onChange={({ target }) => type(target.value)}
            sx={{ width: 32, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
          />
        </InputAdornment>
      }
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      onFocus={() => onFocus(id, value)}
      onBlur={() =>
        onBlur(
          id,
          leave((typed) => typed.trim().toLowerCase()),
        )
      }
    />
  );
}
