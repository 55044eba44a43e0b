import { DayField } from '../../calendar/DayField.tsx';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** A calendar day. */
export function DayWidget({ id, value, onChange, onBlur, rawErrors, disabled }: FieldProps) {
  return (
    <DayField
      id={id}
      value={value as string | undefined}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      input={fieldAria(id, rawErrors)}
      onChange={onChange}
      onLeave={(day) => onBlur(id, day)}
    />
  );
}
