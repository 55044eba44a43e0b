import { setTimeout as sleep } from 'node:timers/promises';

/** A bite is followed by a rest of this many times its length, so that at least so much of the time is for calls. */
const restFactor = 4;
const leastMs = 5;
const mostMs = 2_000;

/** Somebody wants the work to end; what is done stays done. */
export class Interrupted extends Error {}

/**
 * Does bites of work one after the other with rests between them. A bite that had to wait, because others had much to
 * write, is followed by a longer rest: the work makes way by itself.
 */
export function createPace(signal: AbortSignal): <A>(bite: () => Promise<A>) => Promise<A> {
  return async (bite) => {
    if (signal.aborted) throw new Interrupted();
    const begun = performance.now();
    const answer = await bite();
    const rest = Math.min(mostMs, Math.max(leastMs, (performance.now() - begun) * restFactor));
    await sleep(rest, undefined, { signal }).catch(() => {
      throw new Interrupted();
    });
    return answer;
  };
}
