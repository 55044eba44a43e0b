import { isoDate, localTime } from '#client/time/date-text.ts';
import type { PanelView } from '#generated/shapes.ts';

/** Whether a view is of the day that it is for its organisation. @param now in ms */
export function isOfToday({ serviceDate, organisation }: PanelView, now: number): boolean {
  return serviceDate === isoDate(localTime(now, organisation.timeZoneOffsetMinutes));
}
