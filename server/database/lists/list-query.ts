import { type FamilyName, families } from '#generated/families.ts';
import type { Paging } from '#generated/shapes.ts';
import { plainDigits } from '../../ground/plain-digits.ts';
import type { SqlValue } from '../command.ts';
import { placeholders } from '../placeholders.ts';
import { field, filterKey, isAlwaysSet, sortKey, thenKey } from './field-sql.ts';
import type { Listed } from './listed.ts';
import { inSmallLetters } from './order-keys.ts';

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

type Condition = readonly [sql: string, parameters: readonly SqlValue[]];

/** WHERE conditions of a list; the table is `d` and has the columns gid and body. Names come from the contract only. */
export function conditionsOf(
  listed: Listed,
  query: ListQuery,
  computed: Readonly<Record<string, string>> = {},
): Condition[] {
  const conditions: Condition[] = [];
  const search = query.search?.trim();
  if (search && listed.searchable.length > 0) {
    // As it was typed, and with digits and letters of the usual width, as codes have them.
    const wanted = [...new Set([search, plainDigits(search.normalize('NFKC'))])].map(
      (text) => `%${inSmallLetters(text).replace(/[\\%_]/g, '\\$&')}%`,
    );
    const parts = listed.searchable.flatMap((name) => wanted.map(() => `lower(${field(name)}) LIKE ? ESCAPE '\\'`));
    conditions.push([`(${parts.join(' OR ')})`, listed.searchable.flatMap(() => wanted)]);
  }
  if (query.gids) conditions.push([`d.gid IN ${placeholders(query.gids)}`, query.gids]);
  for (const name of listed.filters) {
    const value = query[name];
    if (value === undefined) continue;
    if (listed.listFilters?.includes(name)) {
      conditions.push([
        `EXISTS (SELECT 1 FROM json_each(d.body, '$.${name}') one WHERE one.value = ?)`,
        [String(value)],
      ]);
      continue;
    }
    const isText = typeof value === 'string';
    conditions.push([`${filterKey(listed, name, isText, computed[name])} = ?`, [isText ? value : Number(value)]]);
  }
  return conditions;
}

/** The whole WHERE of a list of documents under one parent, with its values. */
export function whereOf(
  { family, organisationGid }: { readonly family: FamilyName; readonly organisationGid: string },
  parentGid: string,
  conditions: readonly Condition[],
): readonly [where: string, values: SqlValue[]] {
  // The family is written out: an index of one family serves no statement that leaves it open.
  const fixed = ['d.organisation_gid = ?', `d.family = '${family}'`, 'd.parent_gid = ?'];
  const where = [...fixed, ...conditions.map(([sql]) => sql)].join(' AND ');
  const parent = families[family].parent ? parentGid : '';
  return [where, [organisationGid, parent, ...conditions.flatMap(([, parameters]) => parameters)]];
}

/**
 * ORDER BY of a list: as asked, else the family's own order; total, so that pages never overlap. `backwards` turns the
 * whole of it round, for pages that are read from the end.
 */
export function orderOf(listed: Listed, query: ListQuery, backwards = false): string {
  const direction = (query.order === 'desc') !== backwards ? 'DESC' : 'ASC';
  const key = orderKey(listed, query.sort);
  const then = thenKeys(listed, query.sort).map((sql) => `${sql} ${direction}, `);
  const order = `${key.sql} ${direction}, ${then.join('')}d.gid ${direction}`;
  return key.alwaysSet ? order : `${key.sql} IS NULL${backwards ? ' DESC' : ''}, ${order}`;
}

/** What a list is ordered by when nothing, or a property, is asked for. */
export function orderKey(listed: Listed, asked?: string): { readonly sql: string; readonly alwaysSet: boolean } {
  const sort = asked ?? (listed.positioned ? undefined : (listed.defaultSort ?? 'createdAt'));
  if (!sort) return { sql: 'd.position', alwaysSet: true };
  return { sql: sortKey(listed, sort), alwaysSet: isAlwaysSet(listed, sort) };
}

/** What those are ordered by that are alike in what a list opens with. */
export function thenKeys(listed: Listed, asked?: string): string[] {
  const isUsual = asked === undefined || asked === listed.defaultSort;
  return isUsual && !listed.positioned ? (listed.thenSort ?? []).map((name) => thenKey(listed, name)) : [];
}

/** The paging record of an answer. */
export function pagingOf({ page, limit }: ListQuery, count: number): Paging {
  return { page, totalPage: Math.max(1, Math.ceil(count / limit)), count, limit };
}
