import { dateText, isoDate, localTime, timeText } from '#client/time/date-text.ts';
import type { PanelView } from '#generated/shapes.ts';
import { wordsOf } from '../text/words.ts';

/** Since when nothing came, as its hospital writes it: the time, and its day once that is not today. Both in ms. */
export function sinceText(since: number, now: number, { organisation, panel }: PanelView): string {
  const { timeZoneOffsetMinutes, dateFormat } = organisation;
  const then = localTime(since, timeZoneOffsetMinutes);
  const isToday = isoDate(then) === isoDate(localTime(now, timeZoneOffsetMinutes));
  return (isToday ? '' : `${dateText(then, dateFormat, wordsOf(panel.language))} `) + timeText(then);
}
