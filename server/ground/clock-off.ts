import { secondMs } from './durations.ts';

/** A report takes a while; less than this is no news. */
const jitterMs = 5 * secondMs;
/** On its way a report can only lose time, so that a clock seems slow: one that came quicker by so much says more. */
const quickerMs = secondMs;

/**
 * How far the clock of a device is off, by when it says that it sent its report; null for one that does not say.
 * @param known what was found before, which stays while this report may only have taken longer
 */
export function clockOff(sentAt: number | undefined, known: number | null | undefined, now: number): number | null {
  if (sentAt === undefined) return null;
  const offMs = sentAt - now;
  if (typeof known !== 'number') return offMs;
  const gainedMs = offMs - known;
  return gainedMs >= -jitterMs && gainedMs < quickerMs ? known : offMs;
}
