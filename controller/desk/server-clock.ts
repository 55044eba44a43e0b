import type { Store } from '#client/store.ts';
import { createEvenClock } from '#client/time/even-clock.ts';

export interface ServerClock {
  /** The server's time in ms, as far as this device knows it. */
  now(): number;
  close(): void;
}

/**
 * The server's clock as it was heard last, going on evenly from there: a clock of this device that is put right, or wrong,
 * between two words of the server logs nobody out and ends no time for undoing.
 * @param clockOffsetMs the server's time minus this device's
 * @param onHeard when the server has said the time again
 */
export function serverClock(clockOffsetMs: Store<number>, onHeard: () => void): ServerClock {
  const { set, now } = createEvenClock();
  const hear = () => set(Date.now() + clockOffsetMs.get());
  hear();
  const close = clockOffsetMs.subscribe(() => {
    hear();
    onHeard();
  });
  return { now, close };
}
