import { plainEntry } from '#client/text/plain-digits.ts';
import type { FieldProps } from './field-props.ts';
import { TypedLine } from './TypedLine.tsx';

/** A code that other systems have too: what was typed full-width or in Thai digits is that of usual width. */
export function CodeWidget(props: FieldProps) {
  return <TypedLine {...props} finish={plainEntry} />;
}
