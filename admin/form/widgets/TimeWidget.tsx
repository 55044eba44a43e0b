import { TimeField } from '../../calendar/TimeField.tsx';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** A time of day. */
export function TimeWidget({ id, value, onChange, onBlur, rawErrors, disabled }: FieldProps) {
  return (
    <TimeField
      id={id}
      value={value as string | undefined}
      disabled={Boolean(disabled)}
      error={(rawErrors?.length ?? 0) > 0}
      input={fieldAria(id, rawErrors)}
      onChange={onChange}
      onLeave={(time) => onBlur(id, time)}
    />
  );
}
