import { minuteMs } from './durations.ts';

/**
 * The latest that a lease can end which was taken by a right clock, whatever the clocks of processes differ by; one that
 * ends later was taken while the clock was wrong and ahead, and holds nothing once it is put right (decision 031).
 */
export function latestLease(now: number, leaseMs: number): number {
  return now + 2 * leaseMs;
}

/** The same of a moment at which something was heard. */
export function latestHeard(now: number): number {
  return now + minuteMs;
}
