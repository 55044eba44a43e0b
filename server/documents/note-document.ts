import { families } from '#generated/families.ts';
import type { FieldChange } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { fieldDiff, secretChange } from '../journal/field-diff.ts';
import { noteChange } from '../journal/note-change.ts';
import type { Document } from './document.ts';

/** Notes that a record was made, changed, removed or brought back; nothing when nothing became different. */
export function* noteDocument(
  context: Context,
  before: Document | undefined,
  after: Document | undefined,
  come: 'created' | 'restored' = 'created',
): Generator<Statement, void, unknown> {
  const document = (after ?? before) as Document;
  const { entity, nameKey, variant } = families[document.family];
  const changes =
    after && come === 'created'
      ? [...fieldDiff(entity, before?.body, after.body), ...secretDiff(before, after)]
      : before && !after && !nameKey
        ? whatWas(entity, before)
        : [];
  if (before && after && changes.length === 0) return;
  yield* noteChange(context, {
    organisationGid: document.organisationGid,
    action: !before ? come : after ? 'updated' : 'deleted',
    family: document.family,
    variant: variant && ((document.body as Record<string, unknown>)[variant.property] as string | undefined),
    recordGid: document.gid,
    recordName: nameKey ? String((document.body as Record<string, unknown>)[nameKey] ?? '') : undefined,
    changes,
  });
}

/** What a record without a name was: nothing else says which of them went. */
function whatWas(entity: string, { body }: Document): FieldChange[] {
  return fieldDiff(entity, undefined, body).map(({ after, ...change }) => ({
    ...change,
    ...(after !== undefined && { before: after }),
  }));
}

/** A staff member's password, a panel's access key: that it was replaced. */
function secretDiff(before: Document | undefined, { family, secret }: Document): FieldChange[] {
  if (!secret || before?.secret === secret) return [];
  return [secretChange(families[family].writeOnly[0] ?? 'accessKey')];
}
