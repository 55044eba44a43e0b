import type { FieldChange } from '#generated/shapes.ts';
import type { ChangeAction } from '#generated/values.ts';
import { type Context, one, type Statement } from '../database/command.ts';
import { appendEntry } from './append-entry.ts';

/** What happened to a record. */
export interface Change {
  readonly organisationGid: string;
  readonly action: ChangeAction;
  /** Kind of the record: a family, or organisation, queue. */
  readonly family: string;
  /** Of a record of a kind: which. */
  readonly variant?: string | undefined;
  readonly recordGid: string;
  readonly recordName?: string | undefined;
  readonly changes?: readonly FieldChange[];
}

/** Notes a change in the organisation's log of changes, in the change's own transaction, with who made it. */
export function* noteChange(context: Context, change: Change): Generator<Statement, void, unknown> {
  const { by } = context;
  const { organisationGid, action, family, variant, recordGid, recordName, changes = [] } = change;
  const byName = by?.name ?? (by?.subjectGid ? yield* nameOf(by.subjectGid) : undefined);
  yield* appendEntry(
    'change',
    organisationGid,
    {
      action,
      byKind: by?.kind ?? 'server',
      ...(byName && { byName }),
      ...(by?.subjectGid && { byGid: by.subjectGid }),
      ...(by && { address: by.address.slice(0, 60), operation: by.operation }),
      family,
      ...(variant && { variant }),
      recordGid,
      ...(recordName && { recordName: recordName.slice(0, 200) }),
      changes: [...changes],
    },
    context.now,
    recordGid,
  );
}

/** Name of a member of staff or a panel. */
export function* nameOf(gid: string): Generator<Statement, string | undefined, unknown> {
  const row = yield* one<{ name: string | null }>(
    'document',
    `SELECT json_extract(body, '$.name') AS name FROM document WHERE gid = ?`,
    gid,
  );
  return row?.name ?? undefined;
}
