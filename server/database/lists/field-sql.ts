import { schemas } from './entity-schemas.ts';
import { holdsNumber } from './holds-number.ts';
import type { Listed } from './listed.ts';

const ownColumns: Readonly<Record<string, string>> = {
  createdAt: 'd.created_at',
  updatedAt: 'd.updated_at',
  gid: 'd.gid',
};

/** A property of the record d as it is stored; NULL where it is not set. */
export function field(name: string): string {
  return ownColumns[name] ?? `json_extract(d.body, '$.${name}')`;
}

/** What a filter compares with a value: text as it is, numbers and truth as numbers. */
export function filterKey(
  { defaults }: Pick<Listed, 'defaults'>,
  name: string,
  isText: boolean,
  computed?: string,
): string {
  const stored = computed ?? withDefault(name, defaults[name]);
  return isText ? stored : `CAST(${stored} AS INTEGER)`;
}

/**
 * What a list is ordered by: numbers by size; texts of documents as people count (order-keys.ts), of other records in
 * small letters.
 */
export function sortKey({ entity, defaults, nameKey, sortable, ownTable, columns }: Listed, name: string): string {
  const column = columns?.[name] ?? ownColumns[name];
  if (column) return column;
  const stored = withDefault(name, defaults[name]);
  if (holdsNumber(entity, name)) return `CAST(${stored} AS DOUBLE PRECISION)`;
  if (!sortable || ownTable) return `lower(${stored})`;
  return name === nameKey ? 'd.name_key' : `coalesce(json_extract(d.order_keys, '$.${name}'), lower(${stored}))`;
}

/** The same for what comes after the first: an enumeration in the order in which its values are declared. */
export function thenKey(listed: Listed, name: string): string {
  const found = schemas[listed.entity]?.properties?.[name];
  const values = (found?.$ref ? schemas[found.$ref.slice(found.$ref.lastIndexOf('/') + 1)] : found)?.enum;
  if (!values) return sortKey(listed, name);
  const ranks = values.map((value, rank) => `WHEN '${value}' THEN ${rank}`).join(' ');
  return `CASE ${withDefault(name, listed.defaults[name])} ${ranks} ELSE ${values.length} END`;
}

/** Whether every record has the value, so that no order has to say where those without one stand. */
export function isAlwaysSet({ entity, defaults }: Listed, name: string): boolean {
  return name in ownColumns || isScalar(defaults[name]) || (schemas[entity]?.required?.includes(name) ?? false);
}

/** A record that does not set a value has its default (documents/document.ts). */
function withDefault(name: string, value: unknown): string {
  if (!isScalar(value)) return field(name);
  // json_extract answers text on PostgreSQL: to compare numbers, cast (migrations/000-json.postgresql.sql).
  const literal = `'${typeof value === 'string' ? value.replaceAll("'", "''") : Number(value)}'`;
  return `coalesce(${field(name)}, ${literal})`;
}

function isScalar(value: unknown): value is string | number | boolean {
  return value !== undefined && value !== null && typeof value !== 'object';
}
