import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { replaceDocument } from '../documents/write-document.ts';
import { mergePatch } from '../ground/merge-patch.ts';
import { checkDraft, takeFiles } from './check-draft.ts';
import { type ApiRecord, asDocument, asDraft, type ChangedItem, type Collection, type Draft } from './draft.ts';
import { findRecord, forEachItem } from './find.ts';
import { hooksOf, nothing } from './hooks.ts';
import { presentOne } from './present.ts';

export interface UpdateArgument extends Collection {
  readonly variant?: string | undefined;
  /** Name of the list in the request, for the paths of refusals; absent for a single record. */
  readonly list?: string | undefined;
  readonly items: readonly ChangedItem[];
  /** Brings back what was planned: what then stands against it is told, and does not keep it from being so. */
  readonly restores?: boolean | undefined;
}

/** Command: changes records by JSON merge patches, all or none, and answers them as the API does. */
export const updateRecords = defineCommand(
  import.meta.url,
  'updateRecords',
  function* (argument: UpdateArgument, context: Context): Generator<Statement, ApiRecord[], unknown> {
    const { family, items, list, restores } = argument;
    const changed = yield* forEachItem(items, list, (item) => updateRecord(argument, item, context));
    const { settle } = hooksOf(family);
    if (settle && !restores) {
      yield* forEachItem(changed, list, ({ document, before }) => settle(document, before, context));
    }
    return yield* forEachItem(changed, list, ({ document }) => presentOne(document));
  },
);

function* updateRecord(argument: UpdateArgument, item: ChangedItem, context: Context) {
  const before = yield* findRecord(argument, item.gid, item.version);
  const draft = asDraft(before);
  const merged: Draft = {
    ...draft,
    body: mergePatch(draft.body, item.body),
    secret: item.secret ?? draft.secret,
    bringsSecret: item.secret !== undefined,
    version: draft.version + 1,
    updatedAt: context.now,
  };
  const withFiles = yield* takeFiles(merged, item.files, context);
  const document = asDocument(yield* checkDraft(withFiles, before, context, argument.variant));
  yield* replaceDocument(document, context, before);
  yield* hooksOf(argument.family).afterChange?.(document, before, context) ?? nothing();
  return { document, before };
}
