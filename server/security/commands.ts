import { limits } from '#generated/limits.ts';
import { all, type Context, count, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { findOrganisationRow } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { dayMs, hourMs } from '../ground/durations.ts';
import { noteApiKeys } from '../journal/note-organisation.ts';
import { dropNotification } from '../kept-notifications/keep-notification.ts';
import { apiKeyGidLength } from './list-api-keys.ts';
import type { NewToken } from './token.ts';

/**
 * Command: stores a token's hash.
 * @throws Refusal login_failed for whom a password or key was replaced, or whose account was switched off, since it was
 * looked at
 */
export const createToken = defineCommand(
  import.meta.url,
  'createToken',
  function* (argument: NewToken, { now }: Context): Generator<Statement, void, unknown> {
    if (argument.provedBy !== undefined && (yield* proofOf(argument)) !== argument.provedBy) {
      throw new Refusal({ code: 'login_failed' });
    }
    yield* run(
      'token',
      `INSERT INTO token (hash, kind, organisation_gid, subject_gid, device_type, created_at, expires_at,
       person_name, single_sign_on, admin_role, address, user_agent, device_gid, account_key)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      argument.hash,
      argument.kind,
      argument.organisationGid,
      argument.subjectGid,
      argument.deviceType ?? null,
      now,
      argument.expiresAt,
      argument.personName ?? null,
      argument.singleSignOn ? 1 : 0,
      argument.role ?? null,
      argument.address ?? null,
      argument.userAgent ?? null,
      argument.deviceGid ?? null,
      argument.accountKey ?? null,
    );
  },
);

/** Yields the hash of the password or key that lets somebody in now; undefined for an account that lets nobody in. */
function* proofOf({
  kind,
  organisationGid,
  subjectGid,
}: NewToken): Generator<Statement, string | null | undefined, unknown> {
  if (kind === 'systemAdvance' || organisationGid === null) return yield* readAdminPasswordHash();
  if (kind === 'agency') return (yield* findOrganisationRow(organisationGid))?.agency_key_hash;
  if (subjectGid === null) return (yield* findOrganisationRow(organisationGid))?.password_hash;
  const staff = yield* getDocument('staff', organisationGid, subjectGid);
  return staff?.body.enabled === false ? undefined : staff?.secret;
}

/** Yields the stored hash of the system-advance password. */
export function* readAdminPasswordHash(): Generator<Statement, string | undefined, unknown> {
  const name = 'adminPasswordHash';
  return (yield* one<{ value: string }>('setting', 'SELECT value FROM setting WHERE name = ?', name))?.value;
}

/** Command: stores an API key's hash: a token that is sent as x-api-key; answers when it ends. */
export const createApiKey = defineCommand(
  import.meta.url,
  'createApiKey',
  function* (
    argument: NewToken & { organisationGid: string },
    context: Context,
  ): Generator<Statement, { expiresAt: number }, unknown> {
    yield* createToken(argument, context);
    yield* run('token', 'UPDATE token SET api_key = 1 WHERE hash = ?', argument.hash);
    const name = argument.personName ?? argument.hash.slice(0, apiKeyGidLength);
    yield* noteApiKeys(context, argument.organisationGid, 'made', [name]);
    return { expiresAt: argument.expiresAt };
  },
);

/** Command: ends one API key of an organisation (see listApiKeys), or all; answers how many. */
export const revokeApiKeys = defineCommand(
  import.meta.url,
  'revokeApiKeys',
  function* (
    { organisationGid, gid }: { organisationGid: string; gid?: string | undefined },
    context: Context,
  ): Generator<Statement, { count: number }, unknown> {
    const which = `organisation_gid = ? AND api_key = 1
       ${gid === undefined ? '' : `AND substr(hash, 1, ${apiKeyGidLength}) = ?`}`;
    const values = [organisationGid, ...(gid === undefined ? [] : [gid])];
    const rows = yield* all<{ gid: string; name: string | null }>(
      'token',
      `SELECT substr(hash, 1, ${apiKeyGidLength}) AS gid, person_name AS name FROM token
       WHERE ${which} ORDER BY created_at, hash`,
      ...values,
    );
    const ended = yield* count('token', `DELETE FROM token WHERE ${which}`, ...values);
    for (const row of rows) yield* dropNotification(row.gid);
    const names = rows.map((row) => row.name ?? row.gid);
    if (ended > 0) yield* noteApiKeys(context, organisationGid, 'ended', names);
    return { count: ended };
  },
);

/** Command: ends one sign-in. An API key is no sign-in: it lasts until an administrator ends it. */
export const revokeToken = defineCommand(
  import.meta.url,
  'revokeToken',
  function* ({ hash }: { hash: string }): Generator<Statement, void, unknown> {
    yield* run('token', 'DELETE FROM token WHERE hash = ? AND api_key = 0', hash);
  },
);

/** Command: stores the hash of the system-advance password; whoever signed in with the old one is out. */
export const setAdminPassword = defineCommand(
  import.meta.url,
  'setAdminPassword',
  function* ({ passwordHash }: { passwordHash: string }): Generator<Statement, void, unknown> {
    yield* run(
      'setting',
      `INSERT INTO setting (name, value) VALUES ('adminPasswordHash', ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      passwordHash,
    );
    yield* run('token', "DELETE FROM token WHERE kind = 'systemAdvance'");
  },
);

/**
 * Command: forgets tokens and completed sign-ins that have expired, and answers to idempotency keys that are old enough,
 * so many rows of each at most; answers whether there may be more.
 */
export const sweepExpired = defineCommand(
  import.meta.url,
  'sweepExpired',
  function* ({ rows }: { rows: number }, { now }: Context): Generator<Statement, boolean, unknown> {
    // Asked first: a delete, of none too, makes every process look up again whom tokens speak for.
    const expired = yield* one('token', 'SELECT 1 FROM token WHERE expires_at <= ? LIMIT 1', now);
    const tokens = expired
      ? yield* count(
          'token',
          'DELETE FROM token WHERE hash IN (SELECT hash FROM token WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)',
          now,
          rows,
        )
      : 0;
    const signIns = yield* count(
      'single_sign_on_done',
      `DELETE FROM single_sign_on_done WHERE state_hash IN (
       SELECT state_hash FROM single_sign_on_done WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`,
      now,
      rows,
    );
    const answers = yield* count(
      'idempotency',
      `DELETE FROM idempotency WHERE (organisation_gid, key) IN (
       SELECT organisation_gid, key FROM idempotency WHERE created_at <= ? ORDER BY created_at LIMIT ?)`,
      now - limits.idempotencyHours * hourMs,
      rows,
    );
    // No session of a person lives longer than a day; when an API key was used is kept as long as the key.
    const seen = yield* count(
      'token_seen',
      `DELETE FROM token_seen WHERE token_hash IN (
       SELECT token_hash FROM token_seen WHERE seen_at <= ?
         AND NOT EXISTS (SELECT 1 FROM token WHERE hash = token_hash AND api_key = 1) ORDER BY seen_at LIMIT ?)`,
      now - 2 * dayMs,
      rows,
    );
    return [tokens, signIns, answers, seen].includes(rows);
  },
);
