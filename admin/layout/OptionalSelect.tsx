import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface OptionalSelectProps<Value extends string>
  extends Pick<TextFieldProps, 'label' | 'size' | 'fullWidth' | 'disabled' | 'sx'> {
  readonly value: Value | '';
  /** Each with the text that it is shown by. */
  readonly choices: readonly (readonly [value: Value, text: string])[];
  /** What stands first, and in the field while nothing is chosen. */
  readonly none: string;
  onChange(value: Value | ''): void;
}

/** One of several choices, or none of them. */
export function OptionalSelect<Value extends string>(props: OptionalSelectProps<Value>) {
  const { choices, none, onChange, ...field } = props;
  return (
    <TextField
      {...field}
      select
      onChange={({ target }) => onChange(target.value as Value | '')}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{none}</MenuItem>
      {choices.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
