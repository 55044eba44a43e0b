import { families } from '#generated/families.ts';
import type { Statement } from '../database/command.ts';
import type { Document, DocumentFamily } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Collection } from './draft.ts';
import { presentOne } from './present.ts';

/**
 * Yields the record, at the version that the caller knows if it says one.
 * @throws Refusal 404 for an unknown gid or another organisation's, 409 with the present record for a stale version
 */
export function* findRecord(
  { family, organisationGid }: Collection,
  gid: string,
  version?: number,
): Generator<Statement, Document, unknown> {
  const document = yield* getDocument<DocumentFamily>(family, organisationGid, gid);
  if (!document) {
    throw new Refusal({ code: families[family].refusals?.notFound ?? 'not_found', field: 'gid' });
  }
  if (version !== undefined && version !== document.version) {
    throw new Refusal({ code: 'stale_version' }, yield* presentOne(document));
  }
  return document;
}

/** Refuses with 404 unless the parent of the family's records exists in the organisation. */
export function* checkParent(
  { family, organisationGid }: Collection,
  parentGid: string,
): Generator<Statement, void, unknown> {
  const { parent } = families[family];
  if (!parent) return;
  if (!(yield* getDocument(parent.family as DocumentFamily, organisationGid, parentGid))) {
    throw new Refusal({ code: 'not_found', field: parent.key });
  }
}

/** Runs a step for each item; a refusal names the item's place in the list (`items.3.name`). */
export function* forEachItem<Item, A>(
  items: readonly Item[],
  list: string | undefined,
  step: (item: Item) => Generator<Statement, A, unknown>,
): Generator<Statement, A[], unknown> {
  const answers: A[] = [];
  for (const [index, item] of items.entries()) answers.push(yield* atItem(list, index, step(item)));
  return answers;
}

/** Runs the step of one item of a list; a refusal names its place there. */
export function* atItem<A>(
  list: string | undefined,
  index: number,
  step: Generator<Statement, A, unknown>,
): Generator<Statement, A, unknown> {
  try {
    return yield* step;
  } catch (error) {
    if (!(error instanceof Refusal) || !list) throw error;
    const path = `${list}.${index}`;
    const entries = error.entries.map((entry) => ({
      ...entry,
      field: entry.field ? `${path}.${entry.field}` : path,
    }));
    throw new Refusal(entries, error.current);
  }
}
