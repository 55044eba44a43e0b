import type { Organisation } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';
import { calendarOf, minutesOf, wallClock } from './calendar.ts';

const wholeDay = 24 * 60;

/** The session of an organisation's business day in which an instant lies; the morning begins with the day. */
export function sessionAt(instant: number, organisation: Partial<Organisation> | undefined): Session {
  const calendar = calendarOf(organisation);
  const intoDay = (time: string) => (minutesOf(time) - minutesOf(calendar.dayStart) + wholeDay) % wholeDay;
  const { afternoonStartTime = '13:00', eveningStartTime = '18:00' } = organisation ?? {};
  const starts: [Session, number][] = [
    ['morning', 0],
    ['afternoon', intoDay(afternoonStartTime)],
    ['evening', intoDay(eveningStartTime)],
  ];
  const now = intoDay(wallClock(instant, calendar).time);
  const begun = starts.filter(([, start]) => start <= now).sort(([, one], [, other]) => one - other);
  return begun.at(-1)?.[0] ?? 'morning';
}
