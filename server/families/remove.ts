import { families } from '#generated/families.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document } from '../documents/document.ts';
import { removeDocument } from '../documents/write-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { checkUnused } from './check-unused.ts';
import type { Collection } from './draft.ts';
import { findRecord, forEachItem } from './find.ts';
import { hooksOf } from './hooks.ts';

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
    yield* forEachItem(argument.gids, argument.list, function* (gid) {
      const document = yield* findRecord(argument, gid, argument.version);
      const { confirmedName } = argument;
      if (confirmedName !== undefined && confirmedName !== nameOf(document)) {
        const code = families[argument.family].refusals?.nameDiffers ?? 'confirmation_differs';
        throw new Refusal({ code, field: 'name' });
      }
      yield* removeWhole(document, context);
    });
    return { count: argument.gids.length };
  },
);

/** Removes one record with what hangs on it. */
export function* removeWhole(document: Document, context: Context): Generator<Statement, void, unknown> {
  const { beforeRemove, settlesReferences } = hooksOf(document.family);
  yield* beforeRemove?.(document, context) ?? nothing();
  if (!settlesReferences) yield* checkUnused(document);
  yield* removeDocument(document, context);
}

function nameOf(document: Document): string {
  const { nameKey = '' } = families[document.family];
  return String((document.body as Record<string, unknown>)[nameKey] ?? '').trim();
}

function* nothing(): Generator<Statement, void, unknown> {}
