const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/**
 * The moment that a value of the view means: an instant in ms since 1970, or a time of today such as "13:30" where the
 * organisation is; undefined for anything else. @param now an instant of that day
 */
export function momentOf(value: unknown, offsetMinutes: number, now: number): number | undefined {
  if (typeof value === 'number') return value;
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(String(value)) || [];
  if (!hours) return undefined;
  const offsetMs = offsetMinutes * minuteMs;
  const midnight = Math.floor((now + offsetMs) / dayMs) * dayMs - offsetMs;
  return midnight + (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

/** Seconds as they are read on a clock: 4:05, or 1:04:05 from an hour on. */
export function timeLeft(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

function two(part: number): string {
  return part < 10 ? `0${part}` : String(part);
}
