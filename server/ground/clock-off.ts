import { secondMs } from './durations.ts';

/** A report takes a while; less than this is no news. */
const jitterMs = 5 * secondMs;

/**
 * How far the clock of a device is off, by when it says that it sent its report; null for one that does not say.
 * @param known what was found before, which stays while it differs by no more than reports take
 */
export function clockOff(sentAt: number | undefined, known: number | null | undefined, now: number): number | null {
  if (sentAt === undefined) return null;
  const offMs = sentAt - now;
  return typeof known === 'number' && Math.abs(known - offMs) <= jitterMs ? known : offMs;
}
