import { holdMs } from '../event-log/held-time.ts';

/** Whether a moment lies so far ahead that it is of a clock that was put right since. */
export function isAhead(moment: number, now: number): boolean {
  return moment > now + holdMs;
}

/**
 * Backups, the newest first. Those of a clock that was ahead come after all others: otherwise they would be kept for
 * years, and each new backup would be the first to go.
 */
export function newestFirst<One>(backups: readonly One[], startOf: (one: One) => number, now: number): One[] {
  const rank = (one: One) => (isAhead(startOf(one), now) ? 1 : 0);
  return backups.toSorted((one, other) => rank(one) - rank(other) || startOf(other) - startOf(one));
}
