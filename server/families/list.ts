import { families } from '#generated/families.ts';
import type { Paging } from '#generated/shapes.ts';
import { all, one, type Statement } from '../database/command.ts';
import { type DocumentRow, documentColumns, documentFrom } from '../documents/document.ts';
import type { ApiRecord, Place } from './draft.ts';
import { checkParent } from './find.ts';
import { hooks } from './hooks.ts';
import { conditionsOf, type ListQuery, orderOf, pagingOf, whereOf } from './list-query.ts';
import { present } from './present.ts';

export interface Page {
  readonly data: ApiRecord[];
  readonly paging: Paging;
}

/** Yields one page of the family's records, filtered, searched and sorted as asked. */
export function* listRecords(place: Place, parentGid: string, query: ListQuery): Generator<Statement, Page, unknown> {
  const family = families[place.family];
  yield* checkParent(place, parentGid);
  const [where, values] = whereOf(place, parentGid, conditionsOf(family, query, hooks[place.family]?.filters));
  const counted = yield* one<{ count: number }>(`SELECT count(*) AS count FROM document d WHERE ${where}`, ...values);
  const paging = pagingOf(query, counted?.count ?? 0);
  const rows = yield* all<DocumentRow>(
    `SELECT ${documentColumns} FROM document d WHERE ${where}
     ORDER BY ${orderOf(family, query)} LIMIT ? OFFSET ?`,
    ...values,
    paging.limit,
    (query.page - 1) * paging.limit,
  );
  return { data: yield* present(rows.map((row) => documentFrom(row))), paging };
}
