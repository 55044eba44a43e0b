import { limits } from '#generated/limits.ts';
import { type Context, count, run, type Statement } from '../database/command.ts';
import { hourMs } from '../durations.ts';
import { noteSecret } from '../organisations/note-organisation.ts';
import type { TokenOwner } from './tokens.ts';

/** Command: stores a token's hash. */
function* createToken(
  argument: TokenOwner & { hash: string; expiresAt: number },
  { now }: Context,
): Generator<Statement, void, unknown> {
  yield* run(
    `INSERT INTO token (hash, kind, organisation_gid, subject_gid, device_type, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    argument.hash,
    argument.kind,
    argument.organisationGid,
    argument.subjectGid,
    argument.deviceType ?? null,
    now,
    argument.expiresAt,
  );
}

/** Command: stores an API key's hash: a token that is sent as x-api-key. */
function* createApiKey(
  argument: TokenOwner & { organisationGid: string; hash: string; expiresAt: number },
  context: Context,
): Generator<Statement, void, unknown> {
  yield* createToken(argument, context);
  yield* run('UPDATE token SET api_key = 1 WHERE hash = ?', argument.hash);
  yield* noteSecret(context, argument.organisationGid, 'apiKey');
}

/** Command: ends all API keys of an organisation; answers how many. */
function* revokeApiKeys(
  { organisationGid }: { organisationGid: string },
  context: Context,
): Generator<Statement, { count: number }, unknown> {
  const ended = yield* count('DELETE FROM token WHERE organisation_gid = ? AND api_key = 1', organisationGid);
  if (ended > 0) yield* noteSecret(context, organisationGid, 'apiKey');
  return { count: ended };
}

/** Command: ends one token. */
function* revokeToken({ hash }: { hash: string }): Generator<Statement, void, unknown> {
  yield* run('DELETE FROM token WHERE hash = ?', hash);
}

/** Command: stores the hash of the system-advance password; whoever signed in with the old one is out. */
function* setAdminPassword({ passwordHash }: { passwordHash: string }): Generator<Statement, void, unknown> {
  yield* run(
    `INSERT INTO setting (name, value) VALUES ('adminPasswordHash', ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    passwordHash,
  );
  yield* run("DELETE FROM token WHERE kind = 'systemAdvance'");
}

/** Command: forgets tokens that have expired and answers to idempotency keys that are old enough. */
function* sweepExpired(_argument: Record<string, never>, { now }: Context): Generator<Statement, void, unknown> {
  yield* run('DELETE FROM token WHERE expires_at <= ?', now);
  yield* run('DELETE FROM idempotency WHERE created_at <= ?', now - limits.idempotencyHours * hourMs);
}

export const securityCommands = {
  createApiKey,
  revokeApiKeys,
  createToken,
  revokeToken,
  setAdminPassword,
  sweepExpired,
};
