import { families } from '#generated/families.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document, DocumentFamily } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { insertDocument } from '../documents/write-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { checkDraft } from './check-draft.ts';
import { asDocument, asDraft, type Collection, type Draft } from './draft.ts';
import { atItem, checkParent } from './find.ts';
import { holdAgain } from './holders.ts';
import { hooksOf } from './hooks.ts';
import { forgetRemoved, type Removed, readRemoved } from './removed.ts';

export interface RestoreArgument extends Collection {
  readonly gids: readonly string[];
  /** Name of the list in the request, for the paths of refusals. */
  readonly list: string;
}

/**
 * Command: brings back records that were deleted a moment ago, all or none, with their gid, place and files, and where
 * others named them; answers how many. One that is there is left as it is, so that it may be asked twice. They are
 * checked as new records are: their name may have been taken meanwhile.
 */
export const restoreRecords = defineCommand(
  import.meta.url,
  'restoreRecords',
  function* (argument: RestoreArgument, context: Context): Generator<Statement, { count: number }, unknown> {
    const found: (Removed & { index: number })[] = [];
    for (const [index, gid] of argument.gids.entries()) {
      const removed = yield* readRemoved(argument, gid);
      if (removed) found.push({ ...removed, index });
      else if (!(yield* getDocument<DocumentFamily>(argument.family, argument.organisationGid, gid))) {
        throw new Refusal({ code: 'not_found', field: `${argument.list}.${index}` });
      }
    }
    // What went last comes back first: so each finds the place that it had.
    found.sort((one, other) => other.removedAt - one.removedAt || other.turn - one.turn);
    const back: { document: Document; index: number }[] = [];
    for (const removed of found) {
      const document = yield* atItem(argument.list, removed.index, restore(argument, removed, context));
      back.push({ document, index: removed.index });
    }
    const { settle } = hooksOf(argument.family);
    if (settle) {
      for (const { document, index } of back) {
        yield* atItem(argument.list, index, settle(document, undefined, context));
      }
    }
    return { count: found.length };
  },
);

function* restore(collection: Collection, { document, holders }: Removed, context: Context) {
  yield* checkParent(collection, document.parentGid);
  const draft: Draft = {
    ...asDraft(document),
    version: document.version + 1,
    updatedAt: context.now,
    position: families[document.family].positioned ? yield* makeRoom(asDraft(document)) : document.position,
  };
  yield* forgetRemoved(document.gid);
  const checked = asDocument(yield* checkDraft(draft, undefined, context));
  yield* insertDocument(checked, context, 'restored');
  yield* holdAgain(checked, holders, context);
  return checked;
}

/** The place that a record had, or the last, free for it. */
function* makeRoom(draft: Draft): Generator<Statement, number, unknown> {
  const { organisationGid, family, parentGid } = draft;
  const last = yield* one<{ position: number }>(
    'document',
    `SELECT position FROM document WHERE organisation_gid = ? AND family = ? AND parent_gid = ?
     ORDER BY position DESC LIMIT 1`,
    organisationGid,
    family,
    parentGid,
  );
  const position = Math.min(draft.position, (last?.position ?? 0) + 1);
  yield* run(
    'document',
    `UPDATE document SET position = position + 1
     WHERE organisation_gid = ? AND family = ? AND parent_gid = ? AND position >= ?`,
    organisationGid,
    family,
    parentGid,
    position,
  );
  return position;
}
