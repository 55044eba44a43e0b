import type { Schemas } from '../../model.ts';
import { resolve } from '../../references.ts';
import type { Schema } from '../../schema.ts';
import { refName } from '../../schema-walk.ts';

/** What a property holds, in a few words: a shape, the values of an enumeration, a number with its limits. */
export function typeText(schema: Schema, schemas: Schemas): string {
  const some = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const whole = resolve(some, schemas);
  if (schema['x-binds']) return `path of ${[schema['x-binds']].flat().join(' or ')}`;
  if (whole.enum) return whole.enum.join(', ');
  if (whole.type === 'array') return `${typeText(whole.items ?? {}, schemas)}[]`;
  if (whole.type === 'object' || whole.oneOf) return some.$ref ? refName(some.$ref) : 'object';
  if (some.$ref && !['integer', 'number', 'boolean'].includes(String(whole.type))) return refName(some.$ref);
  if (whole.minimum !== undefined && whole.maximum !== undefined) return `${whole.minimum} to ${whole.maximum}`;
  return whole.type === 'integer' ? 'number' : String(whole.type);
}

/** What is said of a property, by itself or by the shape that it has. */
export function aboutText(schema: Schema): string {
  return schema['x-about'] ?? schema.description ?? '';
}
