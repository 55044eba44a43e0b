/** A moment as a field of date and time has it, in the time of this machine; empty for none. */
export function momentText(value: unknown): string {
  if (typeof value !== 'number') return '';
  const moment = new Date(value);
  const local = new Date(value - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment that was typed, milliseconds since 1970 UTC; undefined for none. */
export function readMoment(text: string): number | undefined {
  const value = new Date(text).getTime();
  return Number.isNaN(value) ? undefined : value;
}
