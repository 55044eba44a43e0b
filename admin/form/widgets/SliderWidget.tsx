import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** A number between two limits, with its value in view. */
export function SliderWidget({ id, value, onChange, onBlur, rawErrors, disabled, schema }: FieldProps) {
  const { minimum = 0, maximum = 100, multipleOf = 1 } = schema;
  const figure = typeof value === 'number' ? value : minimum;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 1.25, minHeight: 40 }}>
      <Slider
        value={figure}
        min={minimum}
        max={maximum}
        step={multipleOf}
        disabled={Boolean(disabled)}
        slotProps={{ input: { id, ...fieldAria(id, rawErrors) } }}
        onChange={(_, next) => onChange(next)}
        onChangeCommitted={(_, next) => onBlur(id, next)}
      />
      <Typography
        component="output"
        htmlFor={id}
        sx={{ minWidth: 36, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {figure}
      </Typography>
    </Box>
  );
}
