import type { PlayTimes } from '#generated/shapes.ts';
import { isoDate, type LocalTime, localTime, timeText } from './date-text.ts';

const dayMs = 86400000;

/**
 * Whether something is shown at an instant, by the organisation's clock. A night that begins on a day belongs to that
 * day until it ends.
 */
export function playsAt(times: PlayTimes | undefined, instant: number, offsetMinutes: number): boolean {
  if (!times) return true;
  const { from = '00:00', to = '24:00' } = times;
  const today = localTime(instant, offsetMinutes);
  const time = timeText(today);
  if (from < to) return isDayOf(times, today) && from <= time && time < to;
  if (time >= from) return isDayOf(times, today);
  return time < to && isDayOf(times, localTime(instant - dayMs, offsetMinutes));
}

function isDayOf({ days = [], startDate = '', endDate = '9' }: PlayTimes, day: LocalTime): boolean {
  const date = isoDate(day);
  const onDay = days.length === 0 || (days as readonly number[]).indexOf(day.weekday) >= 0;
  return onDay && startDate <= date && date <= endDate;
}
