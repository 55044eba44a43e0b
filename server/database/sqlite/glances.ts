import type { Database } from '../database.ts';
import type { InOnePicture, Reading, Run } from './pictures.ts';

/** As long as the event loop is held up at most before others have their turn. */
const turnMs = 3;

interface Glance {
  readonly look: (run: Run) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets those who ask at once read one after the other in one picture: fifty counters that were committed together
 * share what they read alike. After a few milliseconds everybody else has a turn; who is left sees a newer picture.
 */
export function openGlances(inOnePicture: InOnePicture, reading: Reading): Database['glance'] {
  const waiting: Glance[] = [];

  function turn(): void {
    const ends = performance.now() + turnMs;
    try {
      reading(() =>
        inOnePicture((run) => {
          do waiting.shift()?.look(run);
          while (waiting.length > 0 && performance.now() < ends);
        }),
      );
    } catch (error) {
      // There is no picture at all: nobody can be answered.
      for (const { reject } of waiting.splice(0)) reject(error);
    }
    if (waiting.length > 0) setImmediate(turn);
  }

  return (generator) =>
    new Promise((resolve, reject) => {
      const look = (run: Run) => {
        try {
          resolve(reading(() => run(generator)));
        } catch (error) {
          reject(error);
        }
      };
      if (waiting.push({ look, reject }) === 1) setImmediate(turn);
    });
}
