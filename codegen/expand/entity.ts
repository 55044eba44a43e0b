import type { Schemas } from '../model.ts';
import { resolve } from '../references.ts';
import type { Schema } from '../schema.ts';
import type { SchemaFile } from '../sources.ts';

/**
 * The shapes of an entity: X as read, XCreate (what a client may set at first), XUpdate (a JSON merge patch,
 * so whatever may be absent may also be null, which clears it) and XList (one page). An entity that another system
 * knows by an id of its own (externalKey) has XPatch besides, for that system's changes.
 */
export function entityShapes({ name, schema: entity }: SchemaFile, schemas: Schemas): Record<string, Schema> {
  const envelope = schemas.get('Envelope') ?? {};
  const properties = { ...envelope.properties, ...parentProperty(entity), ...ownProperties(entity) };
  const required = entity.required ?? [];
  const readable = (key: string) => !properties[key]?.writeOnly;
  const settable = (key: string) => !properties[key]?.readOnly;
  const optionalAtFirst = (key: string) => properties[key]?.['x-upload'] !== undefined;
  const changes = mapValues(
    pick(properties, (key) => settable(key) && key !== 'gid' && !properties[key]?.['x-create-only']),
    (property, key) => (required.includes(key) ? property : nullable(property, schemas)),
  );
  const external = entity['x-entity']?.externalKey;
  const given = [...(envelope.required ?? []), ...Object.keys(parentProperty(entity))];
  return {
    [name]: object(
      entity.description,
      pick(properties, readable),
      [...new Set([...given, ...required])].filter(readable),
    ),
    [`${name}Create`]: object(
      `What a new ${name} is made of.`,
      pick(properties, settable),
      required.filter((key) => settable(key) && !optionalAtFirst(key)),
    ),
    [`${name}Update`]: object(
      `Changes to a ${name} as a JSON merge patch: what is absent stays, null clears.`,
      {
        gid: withoutFormWords(properties.gid ?? {}),
        version: withoutFormWords(envelope.properties?.version ?? {}),
        ...changes,
      },
      ['gid'],
    ),
    ...(external && {
      [`${name}Patch`]: object(`Changes to a ${name} that another system names by its own id.`, changes, [external]),
    }),
    [`${name}List`]: object(
      `One page of ${name}.`,
      { data: { type: 'array', items: { $ref: `${name}.json` }, maxItems: 100 }, paging: { $ref: 'Paging.json' } },
      ['data', 'paging'],
    ),
  };
}

/** Names of the shapes that an entity becomes beside its own; none for what is no entity. */
export function madeShapes({ name, schema }: SchemaFile): string[] {
  const words = schema['x-entity'];
  const suffixes = words ? ['Create', 'Update', 'List', ...(words.externalKey ? ['Patch'] : [])] : [];
  return suffixes.map((suffix) => name + suffix);
}

/** Name of the property and query parameter that holds the parent's gid, as in "panelGid". */
export function parentKey(entity: Schema): string | undefined {
  const parent = entity['x-entity']?.parent;
  return parent && `${parent.charAt(0).toLowerCase()}${parent.slice(1)}Gid`;
}

/** The entity's own properties; those that only the server sets are marked readOnly. */
export function ownProperties(entity: Schema): Record<string, Schema> {
  const readOnly = entity['x-entity']?.readOnly ?? [];
  return mapValues(entity.properties ?? {}, (property, key) =>
    readOnly.includes(key) ? { ...property, readOnly: true } : property,
  );
}

/** The schema, also allowing null. A reference to a plain value is written out, so that a refusal names one reason. */
export function nullable(schema: Schema, schemas: Schemas): Schema {
  const { $id: _, description: __, default: ___, ...value } = resolve(schema, schemas);
  if (value.type === 'object' && value.properties && (value.required ?? []).length === 0) {
    // A patch reaches into objects: what may be absent in there may be cleared as well.
    const properties = mapValues(value.properties, (property) => nullable(property, schemas));
    return { anyOf: [{ ...value, properties }, { type: 'null' }] };
  }
  if (typeof value.type !== 'string' || value.type === 'object' || value.const !== undefined) {
    return { anyOf: [schema, { type: 'null' }] };
  }
  return { ...value, type: [value.type, 'null'], ...(value.enum && { enum: [...value.enum, null] }) };
}

function parentProperty(entity: Schema): Record<string, Schema> {
  const key = parentKey(entity);
  return key ? { [key]: { $ref: 'Gid.json', readOnly: true } } : {};
}

function withoutFormWords(schema: Schema): Schema {
  const { readOnly: _, ...rest } = schema;
  return rest;
}

function object(description: string | undefined, properties: Record<string, Schema>, required: string[]): Schema {
  return { description, type: 'object', properties, required, additionalProperties: false };
}

function pick(properties: Record<string, Schema>, keep: (key: string) => boolean): Record<string, Schema> {
  return Object.fromEntries(Object.entries(properties).filter(([key]) => keep(key)));
}

function mapValues(properties: Record<string, Schema>, change: (property: Schema, key: string) => Schema) {
  return Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, change(property, key)]));
}
