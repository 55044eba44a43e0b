import { localTime } from '#client/time/date-text.ts';
import type { PanelView } from '#generated/shapes.ts';

/** A call at night keeps the screen awake for this long: whoever is called may still be on the way. */
const awakeMs = 15 * 60000;

/** Whether the screen of a panel is dark now: in the hours that the panel has for it, and not soon after a call. */
export function isNight({ panel, organisation, calls }: PanelView, now: number): boolean {
  const [from, until] = [minutes(panel.darkFrom), minutes(panel.darkUntil)];
  if (from === undefined || until === undefined || from === until) return false;
  const { hour, minute } = localTime(now, organisation.timeZoneOffsetMinutes);
  const time = hour * 60 + minute;
  const within = from < until ? time >= from && time < until : time >= from || time < until;
  return within && !calls.some(({ at }) => now - at < awakeMs);
}

function minutes(time: string | undefined): number | undefined {
  const found = /^(\d\d):(\d\d)$/.exec(time || '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}
