import type { FieldProps } from './field-props.ts';
import { originIn } from './origin-in.ts';
import { TagsWidget } from './TagsWidget.tsx';
import { TypedLine } from './TypedLine.tsx';

/** The origin of a website, or a list of them; of a pasted address the rest goes when the field is left. */
export function OriginWidget(props: FieldProps) {
  return props.schema.type === 'array' ? (
    <TagsWidget {...props} finish={originIn} />
  ) : (
    <TypedLine {...props} finish={originIn} inputMode="url" />
  );
}
