import type { Schema, Sources } from '../model.ts';
import { refName } from '../schema-walk.ts';

/** What a reference points at; the schema itself when it is none. */
export function resolve(schema: Schema, sources: Sources): Schema {
  if (schema.$ref === undefined) {
    return schema;
  }
  const name = refName(schema.$ref);
  const found = sources.schemas.find((file) => file.name === name);
  if (!found) {
    throw new Error(`${schema.$ref} is not in schemas/`);
  }
  return found.schema;
}
