import type { Locale } from '#generated/values.ts';
import { text } from '../ground/texts.ts';
import { components } from './document.ts';

/** The text of a key in a language; undefined where there is none. */
export function label(locale: Locale, key: string): string | undefined {
  const found = text(locale, key);
  return found === key ? undefined : found;
}

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
    label(locale, `fields.${shape}.${field}`) ??
    label(locale, `fields.${thing}.${field}`) ??
    label(locale, `fields.Envelope.${field}`)
  );
}
