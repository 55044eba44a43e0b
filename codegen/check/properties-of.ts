import type { Schema } from '../schema.ts';
import type { SchemaFile } from '../sources.ts';

/** The properties of a file's own shape, each with its name; none where it is no object. */
export function propertiesOf({ schema }: SchemaFile): [name: string, property: Schema][] {
  return Object.entries(schema.properties ?? {});
}
