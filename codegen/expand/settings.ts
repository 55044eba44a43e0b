import type { Json, Schema, Sources } from '../model.ts';
import { mapSchema } from '../schema-walk.ts';
import { fieldsOf } from './fields.ts';
import { resolve } from './resolve.ts';

/** A panel type's settings as a schema that needs no other file, with the values a new panel starts from. */
export function bundleSettings(schema: Schema, sources: Sources): { settings: Schema; defaults: Record<string, Json> } {
  const given = fieldsOf(schema, sources).filter((field) => field.resolved.default !== undefined);
  return {
    settings: inline(schema, sources),
    defaults: Object.fromEntries(given.map((field) => [field.name, field.resolved.default as Json])),
  };
}

/** The schema with every reference replaced by what it points at, without our x- words. */
export function inline(schema: Schema, sources: Sources): Schema {
  return mapSchema(schema, (node) => {
    const whole: Schema = node.$ref ? { ...inline(resolve(node, sources), sources), ...node } : node;
    return Object.fromEntries(
      Object.entries(whole).filter(([word]) => !word.startsWith('x-') && word !== '$id' && word !== '$ref'),
    );
  });
}
