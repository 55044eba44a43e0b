import { families } from '#generated/families.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document } from '../documents/document.ts';
import { removeDocument } from '../documents/write-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { checkUnused } from './check-unused.ts';
import type { Collection } from './draft.ts';
import { findRecord, forEachItem } from './find.ts';
import { hooksOf, nothing } from './hooks.ts';
import { nameOfRecord } from './name-of-record.ts';
import { keepRemoved } from './removed.ts';

export interface RemoveArgument extends Collection {
  readonly gids: readonly string[];
  /** Name of the list in the request, for the paths of refusals; absent for a single record. */
  readonly list?: string | undefined;
  readonly version?: number | undefined;
  /** Where the administrator types the record's name: what was typed. */
  readonly confirmedName?: string | undefined;
}

/** Command: removes records, all or none, and answers how many. */
export const removeRecords = defineCommand(
  import.meta.url,
  'removeRecords',
  function* (argument: RemoveArgument, context: Context): Generator<Statement, { count: number }, unknown> {
    let turn = 0;
    yield* forEachItem(argument.gids, argument.list, function* (gid) {
      const document = yield* findRecord(argument, gid, argument.version);
      const { confirmedName } = argument;
      if (confirmedName !== undefined && confirmedName !== nameOfRecord(document)) {
        const code = families[argument.family].refusals?.nameDiffers ?? 'confirmation_differs';
        throw new Refusal({ code, field: 'name' });
      }
      yield* removeWhole(document, context, turn++);
    });
    return { count: argument.gids.length };
  },
);

/**
 * Removes one record with what hangs on it; where the family can restore, it is kept for a while.
 * @param turn its place in the removal
 */
export function* removeWhole(document: Document, context: Context, turn = 0): Generator<Statement, void, unknown> {
  const { beforeRemove, settlesReferences = false } = hooksOf(document.family);
  const restorable = families[document.family].operations.restore !== undefined;
  if (restorable) yield* keepRemoved(document, turn, context, settlesReferences);
  yield* beforeRemove?.(document, context) ?? nothing();
  if (!settlesReferences) yield* checkUnused(document);
  yield* removeDocument(document, context, { keepsFiles: restorable });
}
