import { families } from '#generated/families.ts';
import type { Paging } from '#generated/shapes.ts';
import { all, type SqlValue, type Statement } from '../database/command.ts';
import { conditionsOf, type ListQuery, orderOf, pagingOf, whereOf } from '../database/lists/list-query.ts';
import { type DocumentRow, documentColumns, documentFrom } from '../documents/document.ts';
import { countRecords } from './count-records.ts';
import type { ApiRecord, Collection } from './draft.ts';
import { checkParent } from './find.ts';
import { hooksOf } from './hooks.ts';
import { present } from './present.ts';

export interface Page {
  readonly data: ApiRecord[];
  readonly paging: Paging;
}

type Where = readonly [sql: string, values: readonly SqlValue[]];

/** Yields one page of the family's records, filtered, searched and sorted as asked. */
export function* listRecords(
  collection: Collection,
  parentGid: string,
  query: ListQuery,
): Generator<Statement, Page, unknown> {
  const family = families[collection.family];
  yield* checkParent(collection, parentGid);
  const where = whereOf(collection, parentGid, conditionsOf(family, query, hooksOf(collection.family).filters));
  const paging = pagingOf(query, yield* countRecords(collection, parentGid, query, where));
  const rows = yield* readPage(collection, query, where, paging.count);
  return { data: yield* present(rows.map((row) => documentFrom(row))), paging };
}

/** The rows of a page, read from the nearer end of the list: the last page costs as little as the first. */
function* readPage(
  { family }: Collection,
  query: ListQuery,
  [where, values]: Where,
  count: number,
): Generator<Statement, readonly DocumentRow[], unknown> {
  const before = (query.page - 1) * query.limit;
  const wanted = Math.min(query.limit, count - before);
  if (wanted <= 0) return [];
  const after = count - before - wanted;
  const backwards = after < before;
  const rows = yield* all<DocumentRow>(
    'document',
    `SELECT ${documentColumns} FROM document d WHERE ${where}
     ORDER BY ${orderOf(families[family], query, backwards)} LIMIT ? OFFSET ?`,
    ...values,
    wanted,
    backwards ? after : before,
  );
  return backwards ? rows.toReversed() : rows;
}
