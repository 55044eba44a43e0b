import { families } from '#generated/families.ts';
import { one, type SqlValue, type Statement } from '../database/command.ts';
import { countedFilters, countedValue } from '../database/lists/counted-filters.ts';
import type { ListQuery } from '../database/lists/list-query.ts';
import type { Collection } from './draft.ts';

/** Yields how many records a list has: a kept count where there is one, else they are counted. */
export function* countRecords(
  collection: Collection,
  parentGid: string,
  query: ListQuery,
  [where, values]: readonly [string, readonly SqlValue[]],
): Generator<Statement, number, unknown> {
  const kept = keptBy(collection, query);
  const row = kept
    ? yield* one<{ count: number }>(
        'document_count',
        `SELECT count FROM document_count
         WHERE organisation_gid = ? AND family = ? AND parent_gid = ? AND property = ? AND value = ?`,
        collection.organisationGid,
        collection.family,
        families[collection.family].parent ? parentGid : '',
        ...kept,
      )
    : yield* one<{ count: number }>('document', `SELECT count(*) AS count FROM document d WHERE ${where}`, ...values);
  return row?.count ?? 0;
}

/** The property and value of the kept count that a list asks for: all records, or those of one filter's value. */
function keptBy({ family }: Collection, query: ListQuery): readonly [property: string, value: string] | undefined {
  if (query.search?.trim() || query.gids) return undefined;
  const asked = families[family].filters.filter((name) => query[name] !== undefined);
  if (asked.length === 0) return ['', ''];
  const [property = ''] = asked;
  const value = countedValue(query[property]);
  if (asked.length > 1 || value === undefined || !countedFilters(families[family]).includes(property)) return undefined;
  return [property, value];
}
