import type { Statement } from '../command.ts';
import { together } from '../together.ts';
import type { Connections } from './connections.ts';
import { isDatabasesOwn, refusalFor } from './errors.ts';
import { createLines } from './lines.ts';
import { inOnePicture } from './transact.ts';

/** Readers that share one moment at most. */
const groupLimit = 50;

type Reading = Generator<Statement, unknown, unknown>;
type Outcome = { readonly answer: unknown } | { readonly refused: unknown };

interface Waiting {
  readonly reading: Reading;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

export interface Glances {
  glance<A>(reading: Generator<Statement, A, unknown>): Promise<A>;
  /** Settles when nothing is under way any more. */
  idle(): Promise<void>;
}

/**
 * Lets those who read at once read side by side in one transaction: fifty counters that were committed together ask
 * for their states in as many trips as one of them, and what they ask alike is asked once.
 */
export function openGlances(connections: Connections): Glances {
  const lines = createLines<Waiting>(groupLimit, async (_, group) => {
    try {
      const readings = group.map(({ reading }) => outcomeOf(reading));
      const outcomes = await inOnePicture(connections, () => together(...readings));
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
    glance: (reading) => new Promise((resolve, reject) => lines.join('', { reading, resolve, reject })),
    idle: lines.idle,
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
