import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import { fieldAria, fieldIds } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

interface ChoiceFrameProps {
  field: Pick<FieldProps, 'id' | 'value' | 'onBlur' | 'rawErrors' | 'disabled'>;
  /** The chosen entry's value; '' where nothing is chosen. */
  chosen: string;
  onChoose(value: string): void;
  /** The entries. */
  children: ReactNode;
}

/** A field that opens a list of entries, with the label, the help and the errors of its form. */
export function ChoiceFrame({ field, chosen, onChoose, children }: ChoiceFrameProps) {
  const { id, value, onBlur, rawErrors, disabled } = field;
  return (
    <Select
      fullWidth
      size="small"
      labelId={fieldIds(id).label}
      SelectDisplayProps={{ id, 'aria-describedby': fieldAria(id, rawErrors)['aria-describedby'] }}
      value={chosen}
      displayEmpty
      // What is chosen is read in full, on a second line where the field is narrow.
      sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      onChange={({ target }) => onChoose(target.value)}
      onClose={() => onBlur(id, value)}
    >
      {children}
    </Select>
  );
}
