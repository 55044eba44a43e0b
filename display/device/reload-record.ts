/** How long after the last reload the next one may come: each within six hours waits longer, none is the last. */
const pauses = [1, 5, 20, 60].map((minutes) => minutes * 60000);
const memoryMs = 6 * 3600 * 1000;

/** The reloads by which a screen mended itself, oldest first, and what the last one was for. */
export interface ReloadRecord {
  at: number[];
  fault: string;
}

/** Reads what `written` gives; anything else is no record. */
export function readReloads(text: string): ReloadRecord {
  const none = { at: [], fault: '' };
  if (text.indexOf('callboard ') !== 0) return none;
  try {
    const record = JSON.parse(text.slice(10)) as Partial<ReloadRecord>;
    return Array.isArray(record.at) ? { at: record.at, fault: String(record.fault) } : none;
  } catch {
    return none;
  }
}

/** The record with one more reload. @param now this device's time in ms */
export function written({ at }: ReloadRecord, fault: string, now: number): string {
  return `callboard ${JSON.stringify({ at: recent(at, now).concat(now).slice(-20), fault })}`;
}

/**
 * Whether the page may be loaded anew: a screen that is broken for good tries less and less often, hourly at the end,
 * and never in a loop.
 */
export function mayReload({ at }: ReloadRecord, now: number): boolean {
  const last = recent(at, now);
  const pause = pauses[Math.min(last.length, pauses.length) - 1];
  return pause === undefined || now - (last[last.length - 1] as number) >= pause;
}

/** A clock that was put back makes a reload of the future one of now: it must not keep a screen from mending itself. */
function recent(at: number[], now: number): number[] {
  return at.map((one) => Math.min(one, now)).filter((one) => now - one < memoryMs);
}
