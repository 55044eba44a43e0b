import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'react-admin';
import { fieldAria, fieldIds } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** One value of an enumeration; an optional one without default can be emptied. */
export function ChoiceWidget({
  id,
  value,
  onChange,
  onBlur,
  rawErrors,
  disabled,
  required,
  options,
  schema,
}: FieldProps) {
  const translate = useTranslate();
  const choices = options.enumOptions ?? [];
  const index = choices.findIndex((choice) => choice.value === value);
  const canBeEmpty = !required && schema.default === undefined;
  return (
    <Select
      fullWidth
      size="small"
      labelId={fieldIds(id).label}
      SelectDisplayProps={{ id, 'aria-describedby': fieldAria(id, rawErrors)['aria-describedby'] }}
      value={index < 0 ? '' : String(index)}
      displayEmpty
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      onChange={({ target }) => onChange(target.value === '' ? undefined : choices[Number(target.value)]?.value)}
      onClose={() => onBlur(id, value)}
    >
      {canBeEmpty && <MenuItem value="">{translate('admin.form.none')}</MenuItem>}
      {choices.map((choice, position) => (
        <MenuItem key={String(choice.value)} value={String(position)}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}
