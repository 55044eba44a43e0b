import type { Locale } from '#generated/values.ts';
import { findText } from '../ground/texts.ts';
import { components } from './document.ts';

/** Enumerations by their values: a merge patch writes them out, with null, and so loses their names. */
const enumerations = new Map(
  Object.entries(components.schemas).flatMap(([name, schema]) =>
    schema.enum ? [[JSON.stringify(schema.enum), name] as const] : [],
  ),
);

/** The name of the enumeration that has these values. */
export function enumerationOf(values: readonly unknown[]): string | undefined {
  return enumerations.get(JSON.stringify(values.filter((value) => value !== null)));
}

/** The label of a field of a shape; what is created or changed has the labels of the thing itself. */
export function fieldLabel(locale: Locale, shape: string, field: string): string | undefined {
  const thing = shape.replace(/(Create|Update|Patch|List)$/, '');
  return (
    findText(locale, `fields.${shape}.${field}`) ??
    findText(locale, `fields.${thing}.${field}`) ??
    findText(locale, `fields.Envelope.${field}`)
  );
}
