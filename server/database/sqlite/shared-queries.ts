import type { Database } from '../database.ts';
import type { InSnapshot, Reading, Run } from './snapshots.ts';

/** As long as the event loop is held up at most before others have their turn. */
const turnMs = 3;

interface Waiting {
  readonly answer: (run: Run) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers queries that arrive at once from one snapshot, one after another: fifty counters that were committed together
 * share what they have in common. After a few milliseconds everything else has a turn; the rest see a newer snapshot.
 */
export function openSharedQueries(inSnapshot: InSnapshot, reading: Reading): Database['queryShared'] {
  const waiting: Waiting[] = [];

  function turn(): void {
    const ends = performance.now() + turnMs;
    try {
      reading(() =>
        inSnapshot((run) => {
          do waiting.shift()?.answer(run);
          while (waiting.length > 0 && performance.now() < ends);
        }),
      );
    } catch (error) {
      // There is no snapshot at all: nobody can be answered.
      for (const { reject } of waiting.splice(0)) reject(error);
    }
    if (waiting.length > 0) setImmediate(turn);
  }

  return (generator) =>
    new Promise((resolve, reject) => {
      const answer = (run: Run) => {
        try {
          resolve(reading(() => run(generator)));
        } catch (error) {
          reject(error);
        }
      };
      if (waiting.push({ answer, reject }) === 1) setImmediate(turn);
    });
}
