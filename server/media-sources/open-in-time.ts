import { minuteMs } from '../ground/durations.ts';
import { type Asked, type Opened, type Origin, SourceFault } from './origin.ts';

/**
 * Opens a source that begins to send within a minute. One that always says something, and never what it was asked for,
 * is not silent: a line that has no end, a byte now and then.
 */
export async function openInTime(origin: Origin, asked: Asked, withinMs = minuteMs): Promise<Opened | 'unchanged'> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), withinMs);
  try {
    return await origin.open({ ...asked, signal: AbortSignal.any([asked.signal, late.signal]) });
  } catch (error) {
    throw late.signal.aborted ? new SourceFault('unreachable', 'it did not come to the point') : error;
  } finally {
    clearTimeout(timer);
  }
}
