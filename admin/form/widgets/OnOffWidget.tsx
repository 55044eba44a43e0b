import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** A switch, with its state in words. */
export function OnOffWidget({ id, value, onChange, onBlur, rawErrors, disabled }: FieldProps) {
  const translate = useTranslate();
  const on = value === true;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, ml: -1 }}>
      <Switch
        checked={on}
        disabled={Boolean(disabled)}
        slotProps={{ input: { id, ...fieldAria(id, rawErrors) } }}
        onChange={(_, next) => onChange(next)}
        onBlur={() => onBlur(id, value)}
      />
      <span aria-hidden>{translate(on ? 'ra.boolean.true' : 'ra.boolean.false')}</span>
    </Box>
  );
}
