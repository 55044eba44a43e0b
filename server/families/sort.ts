import { families } from '#generated/families.ts';
import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { tellLog } from '../documents/write-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { fieldDiff } from '../journal/field-diff.ts';
import { noteChange } from '../journal/note-change.ts';
import type { Collection } from './draft.ts';
import { checkParent } from './find.ts';

export interface SortArgument extends Collection {
  readonly parentGid: string;
  readonly gids: readonly string[];
}

/**
 * Command: sets the whole order of one parent's records; answers how many.
 * @throws Refusal 404 for a gid that is not among them, 409 if the list leaves out a record (somebody has added one)
 */
export const sortRecords = defineCommand(
  import.meta.url,
  'sortRecords',
  function* (argument: SortArgument, context: Context): Generator<Statement, { count: number }, unknown> {
    const { family, organisationGid, parentGid, gids } = argument;
    yield* checkParent(argument, parentGid);
    const documents = yield* listDocuments(family, organisationGid, parentGid);
    checkWholeOrder(
      gids,
      documents.map(({ gid }) => gid),
    );
    for (const [index, gid] of gids.entries()) {
      yield* run('document', 'UPDATE document SET position = ? WHERE gid = ?', index + 1, gid);
    }
    const [first] = documents;
    if (first && families[family].positioned) {
      const before = documents.map(({ gid }) => gid);
      yield* noteChange(context, {
        organisationGid,
        action: 'sorted',
        family,
        recordGid: parentGid,
        changes: fieldDiff('', { order: before }, { order: [...gids] }),
      });
      yield* tellLog(first, context);
    }
    return { count: gids.length };
  },
);

/** Refuses an order that is not a permutation of what there is. */
export function checkWholeOrder(given: readonly string[], present: readonly string[]): void {
  const twice = given.findIndex((gid, index) => given.indexOf(gid) !== index);
  if (twice >= 0) throw new Refusal({ code: 'duplicate_value', field: `gids.${twice}` });
  const strange = given.findIndex((gid) => !present.includes(gid));
  if (strange >= 0) throw new Refusal({ code: 'not_found', field: `gids.${strange}` });
  if (given.length < present.length) throw new Refusal({ code: 'stale_version' }, { gids: [...present] });
}
