import { all, type Context, run, type SqlValue, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { replaceDocument } from '../documents/write-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { nameOf, noteChange } from '../journal/note-change.ts';
import { revokeTokensOf } from '../security/revoke-tokens.ts';
import { sessionGid } from './list-sessions.ts';

interface EndArgument {
  /** Which may be ended: a condition on `t`, with its values. */
  readonly condition: string;
  readonly values: readonly SqlValue[];
  /** The one that shall end; absent: all. */
  readonly gid?: string | undefined;
  /** The one that goes on where all end. */
  readonly keptHash?: string | undefined;
  /** '' for the provider's own. */
  readonly organisationGid: string;
}

/** Command: ends sessions, one or all others, and notes whose; answers how many. What has ended already is none. */
export const endSessions = defineCommand(
  import.meta.url,
  'endSessions',
  function* (argument: EndArgument, context: Context): Generator<Statement, { count: number }, unknown> {
    const { condition, values, gid, keptHash = '', organisationGid } = argument;
    const found = yield* all<{ hash: string; subjectGid: string | null; personName: string | null }>(
      'token',
      `SELECT t.hash, t.subject_gid AS "subjectGid", t.person_name AS "personName" FROM token t
       WHERE ${condition} AND t.api_key = 0 AND t.hash <> ? ${gid === undefined ? '' : 'AND substr(t.hash, 1, 24) = ?'}`,
      ...values,
      keptHash,
      ...(gid === undefined ? [] : [gid]),
    );
    for (const { hash, subjectGid, personName } of found) {
      yield* run('token', 'DELETE FROM token WHERE hash = ?', hash);
      yield* run('token_seen', 'DELETE FROM token_seen WHERE token_hash = ?', hash);
      const recordName = personName ?? (subjectGid ? yield* nameOf(subjectGid) : undefined);
      const record = { organisationGid, family: 'signIn', recordGid: sessionGid(hash), recordName };
      yield* noteChange(context, { ...record, action: 'deleted' });
    }
    return { count: found.length };
  },
);

interface PasswordArgument {
  readonly organisationGid: string;
  readonly staffGid: string;
  /** The record as it was when the old password was looked at. */
  readonly version: number;
  readonly secret: string;
  /** The session that goes on. */
  readonly keptHash: string;
}

/**
 * Command: gives somebody the new password that they have chosen; all their sessions but this one end.
 * @throws Refusal stale_version if the record was changed meanwhile
 */
export const changeStaffPassword = defineCommand(
  import.meta.url,
  'changeStaffPassword',
  function* (argument: PasswordArgument, context: Context): Generator<Statement, void, unknown> {
    const { organisationGid, staffGid, version, secret, keptHash } = argument;
    const before = yield* getDocument('staff', organisationGid, staffGid);
    if (before?.version !== version) throw new Refusal({ code: 'stale_version' });
    const document = { ...before, secret, version: version + 1, updatedAt: context.now };
    yield* replaceDocument(document, context, before);
    yield* revokeTokensOf(organisationGid, ['staff', 'session'], staffGid, keptHash);
  },
);
