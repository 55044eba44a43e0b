import { families } from '#generated/families.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { replaceDocument } from '../documents/write-document.ts';
import { asDocument, asDraft, type Collection } from './draft.ts';
import { checkParent } from './find.ts';

export interface EnableAllArgument extends Collection {
  readonly parentGid: string;
  readonly enabled: boolean;
}

/** Command: switches all records of one parent on or off; answers how many were changed. */
export const enableAllRecords = defineCommand(
  import.meta.url,
  'enableAllRecords',
  function* (argument: EnableAllArgument, context: Context): Generator<Statement, { count: number }, unknown> {
    const { family, organisationGid, parentGid, enabled } = argument;
    const key = families[family].enabledKey ?? 'enabled';
    yield* checkParent(argument, parentGid);
    const drafts = (yield* listDocuments(family, organisationGid, parentGid)).map(asDraft);
    const others = drafts.filter((draft) => (draft.body[key] !== false) !== enabled);
    for (const draft of others) {
      const body = { ...draft.body, [key]: enabled };
      yield* replaceDocument(
        asDocument({ ...draft, body, version: draft.version + 1, updatedAt: context.now }),
        context,
      );
    }
    return { count: others.length };
  },
);
