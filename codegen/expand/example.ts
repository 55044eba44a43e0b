import type { Field, Schemas, Shape } from '../model.ts';
import { resolve } from '../references.ts';
import type { Schema } from '../schema.ts';
import type { Json } from '../schema-words.ts';
import type { FamilySource } from '../sources.ts';
import type { Verb } from '../verbs.ts';

/**
 * Example of a family's operation, for the reference and the contract tests. What only a running server knows stands
 * in double braces, as in the hand-written examples: {{panelGid}} is a panel, {{mediaGid}} one of the family itself.
 */
export function exampleOf(verb: Verb, family: FamilySource, entity: Shape, schemas: Schemas): Json {
  const own = `{{${family.family}Gid}}`;
  const parent = entity.parentKey;
  const query = parent ? { [parent]: `{{${parent}}}` } : {};
  const created = () => exampleRecord(entity, schemas);
  const changed = () => ({ gid: own, ...firstText(entity, schemas) });
  const kind = entity.schema['x-entity']?.variant?.parameter;
  const path: Record<string, Json> =
    kind && family.paths?.[verb]?.includes(`{${kind}}`) ? { path: { [kind]: `{{${kind}}}` } } : {};
  switch (verb) {
    case 'list':
    case 'dropdown':
    case 'enableAll':
    case 'disableAll':
      return { query };
    case 'one':
      return { query: { gid: own } };
    case 'delete':
      return { query: { gid: own, ...(family.confirmName && { name: `{{${family.family}Name}}` }) } };
    case 'create':
      return { ...path, query, body: created(), ...filesOf(entity) };
    case 'update':
      return { ...path, body: changed() };
    case 'bulkCreate':
      return { query, body: { items: [created()] } };
    case 'bulkUpdate':
      return { body: { items: [changed()] } };
    case 'bulkDelete':
    case 'restore':
      return { body: { gids: [own] } };
    case 'toggle':
      return { body: { gid: own, enabled: false } };
    case 'sort':
      return { query, body: { gids: `{{${family.family}Gids}}` } };
  }
}

/** The properties that a new record needs, with values that its schema allows. */
export function exampleRecord(entity: Shape, schemas: Schemas): Record<string, Json> {
  const required = entity.schema.required ?? [];
  const fields = entity.fields.filter(
    (field) => required.includes(field.name) && !field.readOnly && field.type !== 'file',
  );
  const values = Object.fromEntries(fields.map((field) => [field.name, exampleValue(field, schemas)]));
  return { ...values, ...entity.schema['x-entity']?.example };
}

/** Files without which a new record would be refused, by the part they travel in: `picture.png` is a small picture. */
function filesOf(entity: Shape): { files?: Record<string, Json> } {
  const required = entity.schema.required ?? [];
  const files = entity.fields.filter(({ type, name }) => type === 'file' && required.includes(name));
  const names = files.map(({ name, schema }) => {
    const extensions = schema['x-upload']?.extensions ?? [];
    return [name, `example.${extensions.find((one) => one === 'png') ?? extensions[0]}`];
  });
  return files.length > 0 ? { files: Object.fromEntries(names) } : {};
}

function firstText(entity: Shape, schemas: Schemas): Record<string, Json> {
  const key = entity.schema['x-entity']?.nameKey;
  const field = entity.fields.find((candidate) => candidate.name === key);
  return field ? { [field.name]: field.schema.examples?.[1] ?? `${exampleValue(field, schemas)} 2` } : {};
}

function exampleValue(field: Field, schemas: Schemas): Json {
  const reference = field.schema['x-reference'];
  if (reference) {
    return field.type === 'list' ? [`{{${reference.family}Gid}}`] : `{{${reference.family}Gid}}`;
  }
  const value = sample(field.resolved, schemas);
  return field.schema['x-unique'] && typeof value === 'string' ? `${value}{{unique}}` : value;
}

function sample(schema: Schema, schemas: Schemas): Json {
  const resolved = resolve(schema, schemas);
  const given = resolved.examples?.[0] ?? resolved.default ?? resolved.const ?? resolved.enum?.[0];
  if (given !== undefined) {
    return given;
  }
  switch (resolved.type) {
    case 'integer':
    case 'number':
      return resolved.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return sampleText(resolved);
  }
}

function sampleText(schema: Schema): string {
  if (schema.format === 'date') {
    return '{{today}}';
  }
  return schema.format === 'uri' ? 'https://example.org/' : 'Example'.padEnd(schema.minLength ?? 0, '0');
}
