import { hourMs } from '../ground/durations.ts';

/** What is known of a device and the build of a release that it runs. */
interface Trial {
  readonly runtime: string;
  /** Starts since anything was heard of it. */
  readonly unheard: number;
  /** When it was started anew though the page before had reported and never said that it ends: it broke down. */
  readonly breakdowns: readonly number[];
}

/** By the device's mark. */
const trials = new Map<string, Trial>();

/** A page that holds up its browser cannot go back by itself: so many starts without a report are enough. */
const mostUnheard = 3;
/** Nor can a page that its browser closes, or that the launcher ends because it hangs: so often within so long. */
const mostBreakdowns = 3;
const breakdownsMs = 6 * hourMs;
/** More devices than one server has. */
const mostKept = 20_000;

/**
 * Counts the start of a release's build on a device; false when it has not worked often enough.
 * @param left the page before said that it ends, as it does when it is loaded anew: it holds nothing up
 */
export function mayStart(mark: string, runtime: string, left: boolean, now: number): boolean {
  const known = trials.get(mark);
  const same = known?.runtime === runtime ? known : { runtime, unheard: 0, breakdowns: [] };
  const brokeDown = same === known && known.unheard === 0 && !left;
  const breakdowns = [...same.breakdowns, ...(brokeDown ? [now] : [])].filter((at) => at > now - breakdownsMs);
  const unheard = left ? Math.max(1, same.unheard) : same.unheard + 1;
  trials.delete(mark);
  trials.set(mark, { runtime, unheard, breakdowns });
  if (trials.size > mostKept) trials.delete(trials.keys().next().value ?? '');
  return unheard <= mostUnheard && breakdowns.length < mostBreakdowns;
}

/** A device has reported from this build. */
export function noteHeard(mark: string, runtime: string): void {
  const known = trials.get(mark);
  if (known?.runtime === runtime && known.unheard > 0) trials.set(mark, { ...known, unheard: 0 });
}
