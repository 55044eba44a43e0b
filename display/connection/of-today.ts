import { isoDate, localTime } from '#client/time/date-text.ts';
import type { PanelView } from '#generated/shapes.ts';

/**
 * Whether a view is of the business day that it is for its organisation: yesterday's numbers are never shown, and those of
 * a night stand until its day ends.
 * @param clocks what time it is in ms, by each clock that can be asked
 */
export function isOfToday({ serviceDate, organisation }: PanelView, ...clocks: number[]): boolean {
  return clocks.every((now) => serviceDate === isoDate(localTime(now, organisation.dayOffsetMinutes)));
}
