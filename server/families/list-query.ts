import { type Family, families } from '#generated/families.ts';
import type { Paging } from '#generated/shapes.ts';
import type { SqlValue } from '../database/command.ts';
import type { Place } from './draft.ts';
import { holdsNumber } from './holds-number.ts';

/** Query of a list, validated and with its defaults; other keys are filters. */
export interface ListQuery {
  readonly page: number;
  readonly limit: number;
  readonly sort?: string;
  readonly order: 'asc' | 'desc';
  readonly search?: string;
  readonly gids?: readonly string[];
  readonly [filter: string]: unknown;
}

/** What the builder needs to know of a family; organisations, which are no documents, have it too. */
export type Listed = Pick<Family, 'entity' | 'searchable' | 'filters' | 'positioned' | 'defaults'> & {
  defaultSort?: string;
};

type Condition = readonly [sql: string, parameters: readonly SqlValue[]];

const ownColumns: Readonly<Record<string, string>> = {
  createdAt: 'd.created_at',
  updatedAt: 'd.updated_at',
  gid: 'd.gid',
};

/** WHERE conditions of a list; the table is `d` and has the columns gid and body. Names come from the contract only. */
export function conditionsOf(
  listed: Listed,
  query: ListQuery,
  computed: Readonly<Record<string, string>> = {},
): Condition[] {
  const conditions: Condition[] = [];
  const search = query.search?.trim();
  if (search && listed.searchable.length > 0) {
    const pattern = `%${inSmallLetters(search).replace(/[\\%_]/g, '\\$&')}%`;
    const parts = listed.searchable.map((name) => `lower(${field(name)}) LIKE ? ESCAPE '\\'`);
    conditions.push([`(${parts.join(' OR ')})`, parts.map(() => pattern)]);
  }
  if (query.gids) conditions.push([`d.gid IN (${query.gids.map(() => '?').join(', ')})`, query.gids]);
  for (const name of listed.filters) {
    const value = query[name];
    if (value === undefined) continue;
    const stored = computed[name] ?? withDefault(name, listed.defaults[name]);
    if (typeof value === 'string') conditions.push([`${stored} = ?`, [value]]);
    else conditions.push([`CAST(${stored} AS INTEGER) = ?`, [Number(value)]]);
  }
  return conditions;
}

/** The whole WHERE of a list of documents under one parent, with its values. */
export function whereOf(
  { family, organisationGid }: Place,
  parentGid: string,
  conditions: readonly Condition[],
): readonly [where: string, values: SqlValue[]] {
  const fixed = ['d.organisation_gid = ?', 'd.family = ?', 'd.parent_gid = ?'];
  const where = [...fixed, ...conditions.map(([sql]) => sql)].join(' AND ');
  const parent = families[family].parent ? parentGid : '';
  return [where, [organisationGid, family, parent, ...conditions.flatMap(([, parameters]) => parameters)]];
}

/** ORDER BY of a list: as asked, else the family's own order; total, so that pages never overlap. */
export function orderOf(listed: Listed, query: ListQuery): string {
  const direction = query.order === 'desc' ? 'DESC' : 'ASC';
  const sort = query.sort ?? (listed.positioned ? undefined : listed.defaultSort);
  if (!sort) return `${listed.positioned ? 'd.position' : 'd.created_at'} ${direction}, d.gid`;
  const field = ownColumns[sort] ?? withDefault(sort, listed.defaults[sort]);
  const key = holdsNumber(listed.entity, sort) ? `CAST(${field} AS DOUBLE PRECISION)` : `lower(${field})`;
  return `${key} IS NULL, ${key} ${direction}, d.gid`;
}

/** The paging record of an answer. */
export function pagingOf({ page, limit }: ListQuery, count: number): Paging {
  return { page, totalPage: Math.max(1, Math.ceil(count / limit)), count, limit };
}

/** The letters A to Z only, as both engines' lower() has it for our columns. */
function inSmallLetters(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function field(name: string): string {
  return ownColumns[name] ?? `json_extract(d.body, '$.${name}')`;
}

/** A record that does not set a value has its default (documents/document.ts). */
function withDefault(name: string, value: unknown): string {
  if (value === undefined || value === null || typeof value === 'object') return field(name);
  // json_extract answers text on PostgreSQL: whoever compares numbers casts (migrations/000-json.postgresql.sql).
  const literal = `'${typeof value === 'string' ? value.replaceAll("'", "''") : Number(value)}'`;
  return `coalesce(${field(name)}, ${literal})`;
}
