import { families } from '#generated/families.ts';
import type { Choice } from '#generated/shapes.ts';
import { all, type Statement } from '../database/command.ts';
import { conditionsOf, type ListQuery, orderOf, whereOf } from '../database/lists/list-query.ts';
import { type DocumentRow, documentColumns, documentFrom } from '../documents/document.ts';
import type { Collection } from './draft.ts';
import { checkParent } from './find.ts';
import { hooksOf } from './hooks.ts';

/** The most entries that a drop-down list may hold (ChoiceList.json). */
const most = 1000;

/** Yields the family's records as entries of a drop-down list, filtered and searched like a list, in its usual order. */
export function* dropdownOfRecords(
  collection: Collection,
  parentGid: string,
  query: Partial<ListQuery>,
): Generator<Statement, { data: Choice[] }, unknown> {
  const family = families[collection.family];
  yield* checkParent(collection, parentGid);
  const asked: ListQuery = { page: 1, limit: most, order: 'asc', ...query };
  const [where, values] = whereOf(
    collection,
    parentGid,
    conditionsOf(family, asked, hooksOf(collection.family).filters),
  );
  const rows = yield* all<DocumentRow>(
    'document',
    `SELECT ${documentColumns} FROM document d WHERE ${where} ORDER BY ${orderOf(family, asked)} LIMIT ?`,
    ...values,
    most,
  );
  const data = rows
    .map((row) => documentFrom(row))
    .map(({ gid, body }) => ({
      gid,
      name: String((body as Record<string, unknown>)[family.nameKey ?? ''] ?? gid),
    }));
  return { data };
}
