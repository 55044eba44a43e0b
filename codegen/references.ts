import type { Schemas } from './model.ts';
import type { Schema } from './schema.ts';
import { mapSchema, refName } from './schema-walk.ts';

/** What a reference points at; the schema itself when it is none. What is not there is empty: check names it. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  return schema.$ref === undefined ? schema : (schemas.get(refName(schema.$ref)) ?? {});
}

/** The schema with every reference replaced by what it points at, without our x- words. */
export function inline(schema: Schema, schemas: Schemas): Schema {
  return mapSchema(schema, (node) => {
    const whole: Schema = node.$ref ? { ...inline(resolve(node, schemas), schemas), ...node } : node;
    return Object.fromEntries(
      Object.entries(whole).filter(([word]) => !word.startsWith('x-') && word !== '$id' && word !== '$ref'),
    );
  });
}
