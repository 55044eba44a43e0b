import { families } from '#generated/families.ts';
import { type Context, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { insertDocument } from '../documents/write-document.ts';
import { newGid } from '../ground/new-gid.ts';
import { checkDraft, takeFiles } from './check-draft.ts';
import { type ApiRecord, asDocument, type Collection, type Draft, type NewItem } from './draft.ts';
import { checkParent, forEachItem } from './find.ts';
import { hooksOf } from './hooks.ts';
import { presentOne } from './present.ts';

export interface CreateArgument extends Collection {
  readonly parentGid: string;
  /** The path's choice among kinds of the family, such as the panel type. */
  readonly variant?: string | undefined;
  /** Name of the list in the request, for the paths of refusals; absent for a single record. */
  readonly list?: string | undefined;
  readonly items: readonly NewItem[];
}

/** Command: makes records under one parent, all or none, and answers them as the API does. */
export const createRecords = defineCommand(
  import.meta.url,
  'createRecords',
  function* (argument: CreateArgument, context: Context): Generator<Statement, ApiRecord[], unknown> {
    yield* checkParent(argument, argument.parentGid);
    const { items, list } = argument;
    const made = yield* forEachItem(items, list, (item) => createRecord(argument, item, context));
    const { settle } = hooksOf(argument.family);
    if (settle) yield* forEachItem(made, list, (document) => settle(document, undefined, context));
    return yield* forEachItem(made, list, presentOne);
  },
);

function* createRecord(argument: CreateArgument, item: NewItem, context: Context) {
  const { family, organisationGid, parentGid, variant } = argument;
  const empty: Draft = {
    family,
    organisationGid,
    gid: newGid(),
    parentGid,
    position: families[family].positioned ? yield* nextPosition(argument) : 0,
    body: item.body,
    secret: item.secret ?? null,
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  const completed = yield* hooksOf(family).complete?.(empty, variant) ?? keep(empty);
  const whole = { ...completed, body: { ...families[family].defaults, ...completed.body } };
  const document = asDocument(
    yield* checkDraft(yield* takeFiles(whole, item.files, context), undefined, context, variant),
  );
  yield* insertDocument(document, context);
  return document;
}

function* nextPosition({ family, organisationGid, parentGid }: CreateArgument): Generator<Statement, number, unknown> {
  const last = yield* one<{ position: number }>(
    'document',
    `SELECT position FROM document WHERE organisation_gid = ? AND family = ? AND parent_gid = ?
     ORDER BY position DESC LIMIT 1`,
    organisationGid,
    family,
    parentGid,
  );
  return (last?.position ?? 0) + 1;
}

// biome-ignore lint/correctness/useYield: a generator like the hook it stands in for
function* keep(draft: Draft): Generator<Statement, Draft, unknown> {
  return draft;
}
