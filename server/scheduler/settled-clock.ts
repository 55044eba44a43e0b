import { uptime } from 'node:os';
import { limits } from '#generated/limits.ts';
import { minuteMs, secondMs } from '../ground/durations.ts';

/** A clock that gains more than this at once was set; less is the hand of time keeping. */
const leapMs = 5 * minuteMs;

interface Watched {
  readonly clock?: () => number;
  /** A clock that nobody sets and that goes on while the machine sleeps. */
  readonly elapsed?: () => number;
  /** Whether the start counts as a leap: how the clock stood before, nobody knows. */
  readonly leaptAtStart?: boolean;
  /** Hears that it was set forward, or back (less than nothing), and how far, milliseconds. */
  readonly onSet?: (ms: number) => void;
}

/**
 * Watches for a clock that leaps forward, which may be wrong and put right soon. The returned function tells, each time
 * it is asked, whether the last leap was long enough ago to act on what the clock says.
 */
export function watchClock({
  clock = Date.now,
  elapsed = () => uptime() * secondMs,
  leaptAtStart = false,
  onSet = () => undefined,
}: Watched = {}): () => boolean {
  let last = { clock: clock(), elapsed: elapsed() };
  let leaptAt = leaptAtStart ? last.elapsed : Number.NEGATIVE_INFINITY;
  return () => {
    const now = { clock: clock(), elapsed: elapsed() };
    const gained = now.clock - last.clock - (now.elapsed - last.elapsed);
    last = now;
    if (Math.abs(gained) > leapMs) onSet(gained);
    if (gained > leapMs) leaptAt = now.elapsed;
    return now.elapsed - leaptAt >= limits.clockSettleMinutes * minuteMs;
  };
}
