import type { FieldProps } from './field-props.ts';
import { TypedLine } from './TypedLine.tsx';

/** One line of text; spaces at its ends go when the field is left. */
export function LineWidget(props: FieldProps) {
  return (
    <TypedLine
      {...props}
      finish={(text) => text.trim()}
      inputMode={props.schema.format === 'uri' ? 'url' : undefined}
    />
  );
}
