import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';
import type { FieldProps } from './field-props.ts';
import { TypedLine } from './TypedLine.tsx';

/** A colour: picked in the browser's own dialog, or typed as #rrggbb. */
export function ColourWidget(props: FieldProps) {
  const translate = useTranslate();
  return (
    <TypedLine
      {...props}
      placeholder="#00796b"
      finish={(text) => text.trim().toLowerCase()}
      before={({ text, type }) => (
        <InputAdornment position="start">
          <Box
            component="input"
            type="color"
            aria-label={translate('admin.form.pickColour')}
            value={/^#[0-9a-f]{6}$/.test(text) ? text : '#ffffff'}
            disabled={Boolean(props.disabled)}
            onChange={({ target }) => type(target.value)}
            sx={{ width: 32, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
          />
        </InputAdornment>
      )}
    />
  );
}
