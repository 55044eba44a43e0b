import type { Field, Parameter, Shape } from '../model.ts';
import type { Schema } from '../schema.ts';

export const acceptLanguage: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of messages; zh-TW when absent or unknown.',
  schema: { type: 'string', maxLength: 200 },
};

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent twice within 24 hours, the call acts once and answers the same; a refused call has not acted.',
  schema: { type: 'string', minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' },
};

/** A query parameter; `name?` makes it optional. */
export function query(name: string, schema: Schema): Parameter {
  const optional = name.endsWith('?');
  return { name: optional ? name.slice(0, -1) : name, in: 'query', required: !optional, schema };
}

/** Parameters of a list: paging, order, chosen records, search, and the entity's filters. */
export function listParameters(entity: Shape): Parameter[] {
  return [
    query('page?', { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 }),
    query('limit?', { type: 'integer', minimum: 1, maximum: 100, default: 10 }),
    query('sort?', { type: 'string', enum: entity.sortable }),
    query('order?', { type: 'string', enum: ['asc', 'desc'], default: 'asc' }),
    query('gids?', { type: 'array', items: { $ref: 'Gid.json' }, maxItems: 100 }),
    ...filterParameters(entity),
  ];
}

/** Parameters that narrow a list or a drop-down list: search and the entity's filters. */
export function filterParameters(entity: Shape): Parameter[] {
  const searchable = (entity.schema['x-entity']?.searchable ?? []).length > 0;
  return [
    ...(searchable ? [query('search?', searchSchema(entity))] : []),
    ...entity.fields.filter(({ filter }) => filter).map((field) => query(`${field.name}?`, filterSchema(field))),
  ];
}

/** What is searched for among patients is a name or a number of one. */
function searchSchema({ schema }: Shape): Schema {
  const personal = schema['x-entity']?.searchable?.some((name) => schema.properties?.[name]?.['x-personal']);
  return { type: 'string', maxLength: 100, ...(personal && { 'x-personal': 'identifier' as const }) };
}

/** What a list is narrowed by: the value, or an entry of the list that it is. A text that says who a patient is finds them. */
function filterSchema({ schema, resolved, type }: Field): Schema {
  const words = Object.entries(type === 'list' ? (resolved.items ?? {}) : schema).filter(
    ([word]) => !word.startsWith('x-') && !['description', 'default', 'readOnly'].includes(word),
  );
  const says = schema['x-personal'] && (type === 'string' || type === 'date');
  return { ...Object.fromEntries(words), ...(says && { 'x-personal': 'identifier' as const }) };
}
