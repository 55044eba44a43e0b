import { Refusal } from '../errors/refusal.ts';
import { type Context, one, run, type Statement } from './command.ts';
import type { Idempotency } from './database.ts';

/**
 * Runs a command once per key: a key that was used gives its stored answer and nothing happens again; the same key
 * with another request is refused. Without a key the command simply runs.
 */
export function* withIdempotency<A>(
  command: () => Generator<Statement, A, unknown>,
  idempotency: Idempotency | undefined,
  context: Context,
): Generator<Statement, A, unknown> {
  if (!idempotency) return yield* command();
  const { organisationGid, key, fingerprint } = idempotency;
  const stored = yield* one<{ fingerprint: string; answer: string }>(
    'SELECT fingerprint, answer FROM idempotency WHERE organisation_gid = ? AND key = ?',
    organisationGid,
    key,
  );
  if (stored) {
    if (stored.fingerprint !== fingerprint) throw new Refusal({ code: 'idempotency_key_reused' });
    return JSON.parse(stored.answer) as A;
  }
  const answer = yield* command();
  yield* run(
    'INSERT INTO idempotency (organisation_gid, key, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?)',
    organisationGid,
    key,
    fingerprint,
    JSON.stringify(answer ?? null),
    context.now,
  );
  return answer;
}
