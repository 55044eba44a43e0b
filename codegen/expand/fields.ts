import type { Schema, Sources } from '../model.ts';
import { refName } from '../schema-walk.ts';
import { ownProperties } from './entity.ts';
import { resolve } from './resolve.ts';

/** What a property holds, as lists, filters and forms tell properties apart. */
export type FieldType =
  | 'string'
  | 'number'
  | 'boolean'
  | 'enum'
  | 'date'
  | 'instant'
  | 'reference'
  | 'file'
  | 'list'
  | 'object';

/** A property of an entity with all that can be known about it. */
export interface Field {
  name: string;
  /** The property as it was written, with its x- words. */
  schema: Schema;
  /** The same with its reference resolved. */
  resolved: Schema;
  type: FieldType;
  /** Key of the table of texts for its values, where it is an enumeration. */
  values?: string;
  scalar: boolean;
  readOnly: boolean;
}

/** The fields of an entity or panel type, in the order they were written. */
export function fieldsOf(schema: Schema, sources: Sources): Field[] {
  return Object.entries(ownProperties(schema)).map(([name, property]) => {
    const target = property.$ref && refName(property.$ref);
    const resolved = { ...resolve(property, sources), ...property };
    const type = fieldType(property, resolved);
    return {
      name,
      schema: property,
      resolved,
      type,
      values: type === 'enum' ? ((property['x-values'] as string) ?? `values.${target}`) : undefined,
      scalar: type !== 'list' && type !== 'object',
      readOnly: property.readOnly === true,
    };
  });
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
  if (property.$ref === 'Instant.json') {
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

/** Whether a list shows it: every scalar that is not writeOnly, unless its schema says no. */
export function isColumn(field: Field): boolean {
  return field.scalar && !field.schema.writeOnly && field.schema['x-column'] !== false;
}

/** Whether a list can be filtered by it: enumerations, booleans and references, and what its schema names. */
export function isFilter(field: Field): boolean {
  const usual = ['enum', 'boolean', 'reference'].includes(field.type) && !field.schema.writeOnly;
  return (field.schema['x-filter'] as boolean | undefined) ?? usual;
}

/** Whether a form asks for it. */
export function isInForm(field: Field): boolean {
  return !field.readOnly && field.schema['x-form'] !== false && !field.schema['x-panel-settings'];
}

/** Names a list can be sorted by: stored scalar columns, and when a record was made and changed. */
export function sortable(fields: Field[]): string[] {
  const unordered = ['reference', 'file'];
  const stored = fields.filter((field) => isColumn(field) && !field.readOnly && !unordered.includes(field.type));
  return [...stored.map((field) => field.name), 'createdAt', 'updatedAt'];
}
