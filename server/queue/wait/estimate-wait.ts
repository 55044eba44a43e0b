import type { WaitEstimate } from '#generated/shapes.ts';
import type { ServiceTimes } from './service-times.ts';

/** What an estimate rests on. */
export interface Line {
  /** How many are called before the patient. */
  readonly ahead: number;
  /** The counters at work: minutes since each one's standing call, or null where nobody stands. */
  readonly counters: readonly (number | null)[];
  readonly times: ServiceTimes;
}

/** So many standard deviations lie on each side: four of five waits end within the range, and few after it. */
const [below, above] = [1.1, 1.4];
/** However long a call lasts already, it takes this part of a usual one more. */
const leastRest = 0.25;
/** Nobody plans by an estimate beyond this. */
const farthest = 12 * 60;

/**
 * When a patient is likely to be called, as a range of whole minutes, or undefined where nobody calls. More people ahead
 * never make it earlier.
 */
export function estimateWait({ ahead, counters, times: { mean, spread, calls } }: Line): WaitEstimate | undefined {
  if (counters.length === 0) return undefined;
  const free = counters.map((elapsed) => (elapsed === null ? 0 : Math.max(mean - elapsed, mean * leastRest)));
  let [from, to] = [0, 0];
  for (let person = 0; person <= ahead; person += 1) {
    const soonest = free.indexOf(Math.min(...free));
    const at = free[soonest]!;
    const ends = at === 0 ? person : person + 1;
    // Calls differ from one another, and the mean of the day itself is known from a few of them only.
    const either = (spread * Math.sqrt(ends + ends ** 2 / calls)) / counters.length;
    from = Math.max(from, at - below * either);
    to = at + above * either;
    free[soonest] = at + mean;
  }
  return { fromMinutes: roundWait(from, Math.floor), toMinutes: Math.max(5, roundWait(to, Math.ceil)) };
}

/** Five minutes, and quarters of an hour beyond the first: more would promise what nobody knows. */
export function roundWait(minutes: number, round: (value: number) => number): number {
  const most = Math.min(minutes, farthest);
  return most <= 60 ? round(most / 5) * 5 : round(most / 15) * 15;
}
