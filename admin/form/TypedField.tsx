import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldAria, fieldIds } from './widgets/field-ids.ts';

interface TypedFieldProps extends Pick<TextFieldProps, 'type' | 'name' | 'autoFocus'> {
  id: string;
  label: string;
  needed?: boolean | undefined;
  value: string;
  fault?: string | undefined;
  hint?: string | undefined;
  /** Attributes of the input. */
  input?: Readonly<Record<string, unknown>>;
  onChange(value: string): void;
}

/** A line of text in a form that is written by hand, framed as the generated forms frame theirs. */
export function TypedField({ id, label, needed, value, fault, hint, input, onChange, ...rest }: TypedFieldProps) {
  return (
    <div>
      <FieldFrame id={id} label={label} needed={needed} fault={fault} hint={hint}>
        <TextField
          {...rest}
          id={id}
          value={value}
          error={Boolean(fault)}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            htmlInput: {
              autoComplete: 'off',
              ...input,
              ...fieldAria(id, fault ? [fault] : undefined),
              required: needed,
            },
          }}
        />
      </FieldFrame>
    </div>
  );
}

interface ChosenFieldProps extends Pick<TypedFieldProps, 'id' | 'label' | 'value' | 'fault' | 'onChange'> {
  choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few values, framed alike. */
export function ChosenField({ id, label, value, fault, choices, onChange }: ChosenFieldProps) {
  const ids = fieldIds(id);
  return (
    <div>
      <FieldFrame id={id} label={label} fault={fault}>
        <TextField
          select
          value={value}
          error={Boolean(fault)}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            select: { displayEmpty: true, labelId: ids.label, SelectDisplayProps: { 'aria-describedby': ids.help } },
          }}
        >
          {choices.map((one) => (
            <MenuItem key={one.value} value={one.value}>
              {one.label}
            </MenuItem>
          ))}
        </TextField>
      </FieldFrame>
    </div>
  );
}
