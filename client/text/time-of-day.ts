/**
 * Time of day of an instant (ms), 24 hours, as in 09:58: in the device's time zone, or `offsetMinutes` ahead of UTC
 * where the organisation's is known.
 */
export function timeOfDay(instant: number, offsetMinutes?: number): string {
  const offset = offsetMinutes ?? -new Date(instant).getTimezoneOffset();
  return new Date(instant + offset * 60_000).toISOString().slice(11, 16);
}
