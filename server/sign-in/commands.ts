import { limits } from '#generated/limits.ts';
import { type Context, count, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { findOrganisationRow } from '../documents/organisation.ts';
import { dayMs } from '../ground/durations.ts';
import { noteChange } from '../journal/note-change.ts';
import type { Tried } from './account.ts';
import { readSignInWait } from './read-wait.ts';
import { type Count, type CountRule, countedUp, countRules } from './waiting-time.ts';

type Scope = keyof typeof countRules;

/**
 * Command: takes one attempt to sign in, or says how long to wait. It counts as failed before the password is looked
 * at, so that many at once are no more than one after the other; whoever signs in takes it back.
 */
export const takeSignInAttempt = defineCommand(
  import.meta.url,
  'takeSignInAttempt',
  function* (tried: Tried, context: Context): Generator<Statement, { waitMs: number }, unknown> {
    const waitMs = yield* readSignInWait(tried, context.now);
    if (waitMs === 0) yield* countUp(tried, 'pair', context.now);
    return { waitMs };
  },
);

/** Command: counts a failed sign-in against the account and the address too. */
export const countFailedSignIn = defineCommand(
  import.meta.url,
  'countFailedSignIn',
  function* (tried: Tried, { now }: Context): Generator<Statement, void, unknown> {
    yield* countUp(tried, 'account', now);
    yield* countUp(tried, 'address', now);
  },
);

/** Command: forgets the failures of who signed in from here, and knows the address for a while. */
export const noteGoodSignIn = defineCommand(
  import.meta.url,
  'noteGoodSignIn',
  function* (tried: Tried, { now }: Context): Generator<Statement, void, unknown> {
    yield* run('sign_in_count', 'DELETE FROM sign_in_count WHERE key = ?', tried.keys.pair);
    yield* store(tried, 'known', { failures: 0, lastAt: now, freeAt: 0 });
  },
);

/** Command: takes back an attempt that came to nothing through no fault of the person. */
export const returnSignInAttempt = defineCommand(
  import.meta.url,
  'returnSignInAttempt',
  function* ({ keys }: Tried): Generator<Statement, void, unknown> {
    yield* run(
      'sign_in_count',
      'UPDATE sign_in_count SET failures = failures - 1, free_at = 0 WHERE key = ? AND failures > 0',
      keys.pair,
    );
  },
);

/** Command: opens locked accounts of an organisation again, one or all; answers how many counts were forgotten. */
export const unlockSignIns = defineCommand(
  import.meta.url,
  'unlockSignIns',
  function* (
    { organisationGid, kind, staffId }: { organisationGid: string; kind?: string; staffId?: string },
    context: Context,
  ): Generator<Statement, { count: number }, unknown> {
    const forgotten = yield* count(
      'sign_in_count',
      `DELETE FROM sign_in_count WHERE organisation_gid = ? AND scope IN ('pair', 'account')
       ${kind === undefined ? '' : 'AND kind = ?'} ${staffId === undefined ? '' : 'AND name = ?'}`,
      organisationGid,
      ...(kind === undefined ? [] : [kind]),
      ...(staffId === undefined ? [] : [staffId.toLowerCase()]),
    );
    if (forgotten > 0 && organisationGid !== '') {
      const record = { organisationGid, family: 'signIn', recordGid: organisationGid, recordName: staffId };
      yield* noteChange(context, { ...record, action: 'reset' });
    }
    return { count: forgotten };
  },
);

function* countUp(tried: Tried, scope: Scope, now: number): Generator<Statement, void, unknown> {
  const rule: CountRule = countRules[scope];
  const row = yield* one<Count>(
    'sign_in_count',
    'SELECT failures, last_at AS "lastAt" FROM sign_in_count WHERE key = ?',
    tried.keys[scope],
  );
  const before = row && { failures: Number(row.failures), lastAt: Number(row.lastAt) };
  yield* store(tried, scope, countedUp(rule, before, now));
}

function* store(
  { kind, orgGid, name, address, keys }: Tried,
  scope: Scope | 'known',
  { failures, lastAt, freeAt }: { failures: number; lastAt: number; freeAt: number },
): Generator<Statement, void, unknown> {
  const row = orgGid === '' || scope === 'address' ? undefined : yield* findOrganisationRow(orgGid);
  yield* run(
    'sign_in_count',
    `INSERT INTO sign_in_count (key, scope, organisation_gid, kind, name, address, failures, last_at, free_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET organisation_gid = excluded.organisation_gid, failures = excluded.failures,
       last_at = excluded.last_at, free_at = excluded.free_at`,
    keys[scope],
    scope,
    row?.gid ?? '',
    scope === 'address' ? '' : kind,
    scope === 'address' ? '' : name,
    scope === 'account' ? '' : address,
    failures,
    lastAt,
    freeAt,
  );
}

/** Rows that one sweep forgets at most, so that no call waits for it. */
const bite = 500;

/** Command: forgets counts that time has forgiven, old addresses, and the oldest counts beyond the most that are kept. */
export const sweepSignIns = defineCommand(
  import.meta.url,
  'sweepSignIns',
  function* (
    { most = limits.signInCounts }: { readonly most?: number },
    { now }: Context,
  ): Generator<Statement, number, unknown> {
    const old = (scopes: string, before: number) =>
      count(
        'sign_in_count',
        `DELETE FROM sign_in_count WHERE key IN
         (SELECT key FROM sign_in_count WHERE scope IN (${scopes}) AND last_at < ? LIMIT ${bite})`,
        before,
      );
    const forgiven = yield* old(`'pair', 'account', 'address'`, now - limits.failedSignInDays * dayMs);
    const forgotten = yield* old(`'known'`, now - limits.knownAddressDays * dayMs);
    const kept = yield* one<{ count: number }>('sign_in_count', 'SELECT count(*) AS count FROM sign_in_count');
    const beyond = Math.min(bite, Number(kept?.count ?? 0) - most);
    if (beyond <= 0) return forgiven + forgotten;
    return (
      forgiven +
      forgotten +
      (yield* count(
        'sign_in_count',
        `DELETE FROM sign_in_count WHERE key IN
         (SELECT key FROM sign_in_count WHERE scope = 'pair' ORDER BY last_at LIMIT ${beyond})`,
      ))
    );
  },
);
