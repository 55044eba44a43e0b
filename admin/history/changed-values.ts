import type { FieldChange } from '#generated/shapes.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { fieldAt } from './value-text.ts';

/** The values of some changes, before and after, each with its field; those of fields that the form lacks are left out. */
export function changedValues(
  form: FormDefinition,
  changes: readonly FieldChange[],
): (readonly [FormDefinition, unknown])[] {
  return changes.flatMap(({ field, before, after }) => {
    const found = fieldAt(form, field.split('.'));
    return found ? [before, after].map((text) => [found, storedValue(text)] as const) : [];
  });
}

/** The log keeps values as JSON text; a long one was cut and is a text only. */
export function storedValue(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
