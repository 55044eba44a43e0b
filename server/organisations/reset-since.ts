import type { Organisation } from '#generated/shapes.ts';

/** What decides when a business day is closed. */
const decisive: readonly (keyof Organisation)[] = [
  'dailyResetEnabled',
  'dailyResetTime',
  'serviceStartTime',
  'timeZoneName',
  'timeZoneOffsetMinutes',
];

/** Whether a change moves the daily reset: one that would have been due by now is not made up for. */
export function movesReset(before: Organisation, after: Organisation): boolean {
  return decisive.some((property) => before[property] !== after[property]);
}
