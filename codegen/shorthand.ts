import type { Schema } from './schema.ts';

/** In `openapi/` a schema may be the name of a shape; properties and items of an inline schema too. */
export function shorthand(schema: string | Schema): Schema {
  if (typeof schema === 'string') {
    return { $ref: `${schema}.json` };
  }
  const copy: Schema = { ...schema };
  if (copy.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, property]) => [name, shorthand(property)]),
    );
  }
  if (copy.items) {
    copy.items = shorthand(copy.items);
  }
  for (const word of ['anyOf', 'oneOf'] as const) {
    copy[word] &&= copy[word].map(shorthand);
  }
  return copy;
}
