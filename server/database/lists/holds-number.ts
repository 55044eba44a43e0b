import { schemas } from './entity-schemas.ts';

/** Whether a property of an entity holds a number or truth: such are ordered by size, all else as text. */
export function holdsNumber(entity: string, property: string): boolean {
  const found = schemas[entity]?.properties?.[property];
  const { type } = (found?.$ref ? schemas[found.$ref.slice(found.$ref.lastIndexOf('/') + 1)] : found) ?? {};
  return type === 'integer' || type === 'number' || type === 'boolean';
}
