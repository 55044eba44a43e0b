import type { Field, FieldType, Schemas } from '../model.ts';
import { resolve } from '../references.ts';
import type { Schema } from '../schema.ts';
import { refName } from '../schema-walk.ts';
import { ownProperties } from './entity.ts';
import { uploadOf } from './upload.ts';

/** The fields of a shape, in the order they were written. */
export function fieldsOf(schema: Schema, schemas: Schemas): Field[] {
  return Object.entries(ownProperties(schema)).map(([name, property]) => fieldOf(name, property, schemas));
}

function fieldOf(name: string, property: Schema, schemas: Schemas): Field {
  const resolved = { ...resolve(property, schemas), ...property };
  const type = fieldType(property, resolved);
  const scalar = type !== 'list' && type !== 'object';
  const readOnly = property.readOnly === true;
  const usualFilter = ['enum', 'boolean', 'reference'].includes(type) && !property.writeOnly;
  const entry = type === 'list' ? entryOf(property, resolved, schemas) : undefined;
  const target = (entry ? resolved.items : property)?.$ref;
  return {
    name,
    schema: property,
    resolved,
    type,
    ...((type === 'enum' || entry === 'enum') && {
      values: property['x-values'] ?? `values.${refName(target ?? '')}`,
      choices: choicesOf(property, entry ? resolve(resolved.items ?? {}, schemas) : resolved, schemas),
    }),
    ...(entry && { entry }),
    ...(property['x-upload'] && { upload: uploadOf(name, property['x-upload'], schemas) }),
    scalar,
    readOnly,
    column: (property['x-column'] ?? scalar) && !property.writeOnly,
    filter: property['x-filter'] ?? usualFilter,
    inForm: !readOnly && property['x-form'] !== false && !property['x-panel-settings'],
  };
}

function entryOf(property: Schema, { items = {} }: Schema, schemas: Schemas): Field['entry'] {
  const entry = resolve(items, schemas);
  if (entry.type !== 'string') return undefined;
  if (property['x-reference']) return 'reference';
  return items.$ref && entry.enum ? 'enum' : 'string';
}

function choicesOf(property: Schema, { enum: values }: Schema, schemas: Schemas): Field['choices'] {
  return property['x-values'] === 'panelTypes'
    ? [...schemas.values()].flatMap((schema) => schema['x-panel']?.name ?? [])
    : values;
}

function fieldType(property: Schema, resolved: Schema): FieldType {
  if (property['x-upload']) {
    return 'file';
  }
  if (resolved.type === 'array') {
    return 'list';
  }
  if (property['x-reference']) {
    return 'reference';
  }
  if (property['x-values'] || (property.$ref && resolved.enum)) {
    return 'enum';
  }
  if (property.$ref === 'Instant.json' || property.$ref === 'DeviceInstant.json') {
    return 'instant';
  }
  if (resolved.format === 'date') {
    return 'date';
  }
  switch (resolved.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'string':
      return 'string';
    default:
      return 'object';
  }
}

/** Names a list can be sorted by: stored scalar columns, and when a record was made and changed. */
export function sortable(fields: Field[]): string[] {
  const unordered = ['reference', 'file', 'list'];
  const stored = fields.filter((field) => field.column && !field.readOnly && !unordered.includes(field.type));
  return [...stored.map((field) => field.name), 'createdAt', 'updatedAt'];
}
