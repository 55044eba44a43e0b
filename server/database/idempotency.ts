import { Refusal } from '../errors/refusal.ts';
import { asSingles, resultOf } from './batched-reads.ts';
import { type Context, isRead, type Question, run, type Statement } from './command.ts';
import type { Idempotency } from './database.ts';
import { ask, drive, type Running } from './drive.ts';

/** What is stored of a key that was used. */
export interface Stored {
  readonly fingerprint: string;
  readonly answer: string;
}

/** What was read of a key beforehand, in the same transaction; nothing stored means that it is unused. */
export interface Prefetched {
  readonly stored: Stored | undefined;
}

/**
 * Runs a command once per key: a key that was used gives its stored answer and nothing happens again; the same key
 * with another request is refused. Without a key the command simply runs.
 * @param prefetched what is stored of the key, if it was read already
 */
export function* withIdempotency<A>(
  command: () => Running<A>,
  idempotency: Idempotency | undefined,
  context: Context,
  prefetched?: Prefetched,
): Running<A> {
  if (!idempotency) return yield* command();
  const { organisationGid, key, fingerprint } = idempotency;
  const known =
    prefetched ?? (context.near ? { stored: (yield storedOf(idempotency)) as Stored | undefined } : undefined);
  if (known?.stored) return answered(known.stored, fingerprint);
  const running = command();
  let answer: A;
  if (known) answer = yield* running;
  else {
    const opening = openingOf(running);
    const asked = [storedOf(idempotency), ...(opening.reads ?? [])];
    const [stored, ...read] = (yield ['batch', asked]) as [Stored?, ...unknown[]];
    if (stored) {
      running.return(undefined as A);
      return answered(stored, fingerprint);
    }
    answer = yield* goOn(running, opening, read);
  }
  yield* run(
    'idempotency',
    'INSERT INTO idempotency (organisation_gid, key, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?)',
    organisationGid,
    key,
    fingerprint,
    JSON.stringify(answer ?? null),
    context.now,
  );
  return answer;
}

/** Asks what is stored of a key. */
export function storedOf({ organisationGid, key }: Pick<Idempotency, 'organisationGid' | 'key'>): Question {
  return [
    'one',
    'idempotency',
    'SELECT fingerprint, answer FROM idempotency WHERE organisation_gid = ? AND key = ?',
    [organisationGid, key],
  ];
}

function answered<A>(stored: Stored, fingerprint: string): A {
  if (stored.fingerprint !== fingerprint) throw new Refusal({ code: 'idempotency_key_reused' });
  return JSON.parse(stored.answer) as A;
}

/** What a command begins with; `reads` where it only reads, so that it may be asked beside the key, in one round trip. */
interface Opening<A> {
  readonly step?: IteratorResult<Statement, A>;
  readonly refused?: unknown;
  readonly reads?: readonly Question[];
}

function openingOf<A>(running: Running<A>): Opening<A> {
  try {
    const step = running.next();
    if (step.done) return { step };
    const singles = asSingles(step.value);
    return singles.every(isRead) ? { step, reads: singles } : { step };
  } catch (refused) {
    return { refused };
  }
}

/** Drives a command on from its opening, whose reads have been answered. */
function* goOn<A>(running: Running<A>, { step, refused, reads }: Opening<A>, read: readonly unknown[]): Running<A> {
  if (!step) throw refused;
  let opens = reads !== undefined;
  const answer = (statement: Statement) => {
    if (!opens) return ask(statement);
    opens = false;
    return resultOf(statement, read);
  };
  return yield* drive(running, answer, step);
}
