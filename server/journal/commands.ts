import type { TokenKind } from '#generated/values.ts';
import { type Context, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { appendEntry, type EntryBodies } from './append-entry.ts';
import { nameOf } from './note-change.ts';

interface AccessArgument {
  /** '' for sign-ins to the system settings. */
  readonly organisationGid: string;
  readonly subjectGid: string | null;
  readonly entry: EntryBodies['access'];
}

/** Command: notes a sign-in, a sign-out or a refusal. */
export const noteAccess = defineCommand(
  import.meta.url,
  'noteAccess',
  function* (
    { organisationGid, subjectGid, entry }: AccessArgument,
    { now }: Context,
  ): Generator<Statement, void, unknown> {
    const subjectName = entry.subjectName ?? (subjectGid ? yield* nameOf(subjectGid) : undefined);
    const known = { ...(subjectGid && { subjectGid }), ...(subjectName && { subjectName }) };
    yield* appendEntry('access', organisationGid, { ...entry, ...known }, now);
  },
);

/** Command: notes a call that failed through a fault of the server. */
export const noteError = defineCommand(
  import.meta.url,
  'noteError',
  function* (
    { organisationGid, entry }: { organisationGid: string; entry: EntryBodies['error'] },
    { now }: Context,
  ): Generator<Statement, void, unknown> {
    yield* appendEntry('error', organisationGid, entry, now);
  },
);

interface AppActionArgument {
  readonly organisationGid: string;
  readonly kind: TokenKind;
  /** The panel or the staff member. */
  readonly deviceGid: string | null;
  /** Of a device that was paired. */
  readonly pairedGid: string | null;
  readonly address: string;
  readonly said: { action: string; detail?: string; appVersion?: string };
}

/** Command: notes what a device says of itself. */
export const noteAppAction = defineCommand(
  import.meta.url,
  'noteAppAction',
  function* (
    { organisationGid, kind, deviceGid, pairedGid, address, said }: AppActionArgument,
    { now }: Context,
  ): Generator<Statement, { ok: true }, unknown> {
    const deviceName = deviceGid ? yield* nameOf(deviceGid) : undefined;
    const pairedName = pairedGid ? yield* nameOfPaired(pairedGid) : undefined;
    const device = {
      ...(deviceGid && { deviceGid }),
      ...(deviceName && { deviceName }),
      ...(pairedName && { pairedName }),
    };
    yield* appendEntry('appAction', organisationGid, { kind, ...device, address, ...said }, now);
    return { ok: true };
  },
);

function* nameOfPaired(gid: string): Generator<Statement, string | undefined, unknown> {
  const row = yield* one<{ name: string }>('device', 'SELECT name FROM device WHERE gid = ?', gid);
  return row?.name;
}
