import type { FieldChange, Organisation } from '#generated/shapes.ts';
import type { ChangeAction } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { cut, fieldDiff, secretChange } from './field-diff.ts';
import { noteChange } from './note-change.ts';

/** What changes with every change and tells nothing. */
const counted = new Set(['version', 'createdAt', 'updatedAt']);

/** Notes a change of an organisation: its fields, and the secrets that were replaced. */
export function* noteOrganisation(
  context: Context,
  action: 'created' | 'updated',
  before: Partial<Organisation>,
  after: Organisation,
  secrets: readonly string[],
): Generator<Statement, void, unknown> {
  const changes = [
    ...fieldDiff('Organisation', action === 'created' ? undefined : before, after).filter(
      ({ field }) => !counted.has(field),
    ),
    ...secrets.map(secretChange),
  ];
  if (changes.length === 0) return;
  const { gid, name } = after;
  const record = { organisationGid: gid, family: 'organisation', recordGid: gid, recordName: name };
  yield* noteChange(context, { ...record, action, changes });
}

/** Notes in the provider's own log, which stays when the organisation goes, what the provider did with it as a whole. */
export function* noteForProvider(
  context: Context,
  action: ChangeAction,
  { gid, name }: Pick<Organisation, 'gid' | 'name'>,
  changes: readonly FieldChange[] = [],
): Generator<Statement, void, unknown> {
  const record = { organisationGid: '', family: 'organisation', recordGid: gid, recordName: name };
  yield* noteChange(context, { ...record, action, changes });
}

/** Notes by their names which API keys of the organisation were made or ended: with several, who looks must know which. */
export function* noteApiKeys(
  context: Context,
  gid: string,
  what: 'made' | 'ended',
  names: readonly string[],
): Generator<Statement, void, unknown> {
  const value = cut(JSON.stringify(names.length === 1 ? names[0] : names));
  const change = { field: 'apiKey', [what === 'made' ? 'after' : 'before']: value };
  const record = { organisationGid: gid, family: 'organisation', recordGid: gid };
  yield* noteChange(context, { ...record, action: 'updated', changes: [change] });
}

/** Notes that a secret of the organisation was replaced. */
export function* noteSecret(context: Context, gid: string, field: string): Generator<Statement, void, unknown> {
  const record = { organisationGid: gid, family: 'organisation', recordGid: gid };
  yield* noteChange(context, { ...record, action: 'updated', changes: [secretChange(field)] });
}
