import { limits } from '#generated/limits.ts';
import { minuteMs } from '../ground/durations.ts';

/** How far a clock may be put back and is not followed. */
export const holdMs = limits.clockHoldMinutes * minuteMs;

/**
 * An organisation's time: the clock's, unless that was put back a little behind the last line of the log; then time
 * stands still until the clock has caught up, so that no event is older than the one before it and no day or session
 * that has ended begins again. A clock that is put back farther was wrong before, and is followed
 * (docs/decisions/031-time-that-does-not-run-back.md).
 */
export function heldTime(clock: number, lastEventAt: number): number {
  return lastEventAt > clock && lastEventAt - clock <= holdMs ? lastEventAt : clock;
}
