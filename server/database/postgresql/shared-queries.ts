import { batchReads } from '../batched-reads.ts';
import type { Statement } from '../command.ts';
import type { Connections } from './connections.ts';
import { isDatabasesOwn, refusalFor } from './errors.ts';
import { createSerialGroups } from './serial-groups.ts';
import { inSnapshot } from './transact.ts';

/** Queries that share one snapshot at most. */
const groupLimit = 50;

type Reading = Generator<Statement, unknown, unknown>;
type Outcome = { readonly answer: unknown } | { readonly refused: unknown };

interface Waiting {
  readonly reading: Reading;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

export interface SharedQueries {
  queryShared<A>(reading: Generator<Statement, A, unknown>): Promise<A>;
  /** Settles when nothing is under way any more. */
  idle(): Promise<void>;
}

/**
 * Answers queries that arrive at once from one snapshot, as one batched read: fifty counters that were committed together
 * take as many round trips as one of them, and equal questions are asked once.
 */
export function openSharedQueries(connections: Connections): SharedQueries {
  const groups = createSerialGroups<Waiting>(groupLimit, async (_, group) => {
    try {
      const readings = group.map(({ reading }) => outcomeOf(reading));
      const outcomes = await inSnapshot(connections, () => batchReads(...readings));
      for (const [index, outcome] of outcomes.entries()) {
        const { resolve, reject } = group[index] as Waiting;
        if ('refused' in outcome) reject(refusalFor(outcome.refused));
        else resolve(outcome.answer as never);
      }
    } catch (error) {
      for (const { reject } of group) reject(refusalFor(error));
    }
  });
  return {
    queryShared: (reading) => new Promise((resolve, reject) => groups.join('', { reading, resolve, reject })),
    idle: groups.idle,
  };
}

/** What one of them refuses is its own; what the database says is for all. */
function* outcomeOf(reading: Reading): Generator<Statement, Outcome, unknown> {
  try {
    return { answer: yield* reading };
  } catch (error) {
    if (isDatabasesOwn(error)) throw error;
    return { refused: error };
  }
}
