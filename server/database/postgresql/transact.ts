import type pg from 'pg';
import type { Statement } from '../command.ts';
import { cacheReads, cacheSettledReads, type ReadCache } from '../read-cache.ts';
import { type AccessMark, accessChannel } from './access-mark.ts';
import type { Connections } from './connections.ts';
import { isDatabasesOwn } from './errors.ts';
import { openPipeline, type Pipeline, query } from './pipeline.ts';

type Work<A> = () => Generator<Statement, A, unknown>;
type Outcome<A> = { readonly answer: A } | { readonly refused: unknown };

const readBegin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

interface Beside {
  /** What is read for all commands before the first, after the transaction has begun. */
  readonly ahead?: Work<void> | undefined;
  /** Told where a command changes access; other processes hear of it with the commit. */
  readonly access?: AccessMark | undefined;
}

/** All statements of the generator see one snapshot. */
export async function inSnapshot<A>(connections: Connections, work: Work<A>): Promise<A> {
  const [outcome] = await inTransaction(connections, readBegin, cacheReads(), [work]);
  return answerOf(outcome as Outcome<A>);
}

/**
 * Runs commands that follow one another in one transaction, begun with `begin`, each as if it ran alone: what one
 * refuses is undone, and the others are not touched. Answers after the commit what became of each.
 * @throws the database's own error, ConnectionLost among them; then nothing of it has happened, or nobody knows
 */
export function inOneCommit<A>(
  connections: Connections,
  begin: string,
  work: readonly Work<A>[],
  { ahead, access }: Beside = {},
): Promise<Outcome<A>[]> {
  let changed: (() => void) | undefined;
  const changesAccess = () => {
    changed ??= access?.changing();
  };
  // Who holds the organisation's lock reads its documents once: nobody else changes them meanwhile.
  const cache = cacheSettledReads({ unsettles: () => undefined, changesAccess });
  const tellOthers = () => (changed ? `SELECT pg_notify('${accessChannel}', '')` : undefined);
  return inTransaction(connections, begin, cache, work, { ahead, last: tellOthers }).finally(() => changed?.());
}

function inTransaction<A>(
  connections: Connections,
  begin: string,
  cache: ReadCache,
  work: readonly Work<A>[],
  { ahead, last }: { ahead?: Work<void> | undefined; last?: () => string | undefined } = {},
): Promise<Outcome<A>[]> {
  return connections.borrow(async (client: pg.PoolClient) => {
    const pipeline = openPipeline(client, cache);
    pipeline.send(begin);
    if (ahead) await pipeline.run(ahead());
    const outcomes: Outcome<A>[] = [];
    for (const one of work) outcomes.push(await undoable(pipeline, cache, one, work.length > 1));
    if (work.length === 1 && 'refused' in (outcomes[0] as Outcome<A>)) {
      pipeline.send('ROLLBACK');
      await pipeline.settle();
      return outcomes;
    }
    const told = last?.();
    if (told) pipeline.send(told);
    const committed = query(client, { text: 'COMMIT' });
    committed.catch(() => {});
    await pipeline.settle();
    const { command } = await committed;
    // PostgreSQL answers the COMMIT of a transaction that has failed with ROLLBACK and without an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back at its end');
    return outcomes;
  });
}

/** Runs one of several in a savepoint, so that a refusal undoes it alone. */
async function undoable<A>(pipeline: Pipeline, cache: ReadCache, work: Work<A>, among: boolean): Promise<Outcome<A>> {
  if (among) pipeline.send('SAVEPOINT command');
  try {
    const answer = await pipeline.run(work());
    if (among) pipeline.send('RELEASE SAVEPOINT command');
    return { answer };
  } catch (error) {
    // The transaction is lost with it, and with the transaction all that ran in it.
    if (isDatabasesOwn(error)) throw error;
    if (among) pipeline.send('ROLLBACK TO SAVEPOINT command; RELEASE SAVEPOINT command');
    cache.clear();
    return { refused: error };
  }
}

function answerOf<A>(outcome: Outcome<A>): A {
  if ('refused' in outcome) throw outcome.refused;
  return outcome.answer;
}
