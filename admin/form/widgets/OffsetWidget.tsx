import MenuItem from '@mui/material/MenuItem';
import { ChoiceFrame } from './ChoiceFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { offsetChoices, offsetText } from './offset-text.ts';

/** An offset from UTC, stored in minutes and chosen as clocks tell it. */
export function OffsetWidget(props: FieldProps) {
  const { value, onChange, schema } = props;
  const { minimum = 0, maximum = 0 } = schema;
  const offset = typeof value === 'number' ? value : undefined;
  return (
    <ChoiceFrame
      field={props}
      chosen={offset === undefined ? '' : String(offset)}
      onChoose={(text) => onChange(Number(text))}
    >
      {offsetChoices(minimum, maximum, offset).map((minutes) => (
        <MenuItem key={minutes} value={String(minutes)}>
          {offsetText(minutes)}
        </MenuItem>
      ))}
    </ChoiceFrame>
  );
}
