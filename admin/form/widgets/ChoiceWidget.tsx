import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { ChoiceFrame } from './ChoiceFrame.tsx';
import type { FieldProps } from './field-props.ts';

/** One value of an enumeration; an optional one without default can be emptied. */
export function ChoiceWidget(props: FieldProps) {
  const { value, onChange, required, options, schema } = props;
  const translate = useTranslate();
  const choices = options.enumOptions ?? [];
  const index = choices.findIndex((choice) => choice.value === value);
  const canBeEmpty = !required && schema.default === undefined;
  return (
    <ChoiceFrame
      field={props}
      chosen={index < 0 ? '' : String(index)}
      onChoose={(text) => onChange(text === '' ? undefined : choices[Number(text)]?.value)}
    >
      {canBeEmpty && <MenuItem value="">{translate('admin.form.none')}</MenuItem>}
      {choices.map((choice, position) => (
        <MenuItem key={String(choice.value)} value={String(position)}>
          {choice.label}
        </MenuItem>
      ))}
    </ChoiceFrame>
  );
}
