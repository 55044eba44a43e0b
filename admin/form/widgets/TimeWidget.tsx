import { TimeField } from '../../calendar/TimeField.tsx';
import { fieldWords } from '../form-definition.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** A time of day. */
export function TimeWidget({ id, value, onChange, onBlur, rawErrors, disabled, uiSchema }: FieldProps) {
  return (
    <TimeField
      id={id}
      value={value as string | undefined}
      step={fieldWords(uiSchema).minuteStep ?? 1}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      input={fieldAria(id, rawErrors)}
      onChange={onChange}
      onLeave={(time) => onBlur(id, time)}
    />
  );
}
