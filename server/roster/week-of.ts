import type { RosterEntry } from '#generated/shapes.ts';
import type { RosterFault } from '#generated/values.ts';
import type { Document } from '../documents/document.ts';
import { dayMs } from '../ground/durations.ts';
import { weekdayOf } from '../ground/weekday-of.ts';
import { clashesOf, sittingOf } from './sittings.ts';

type Shift = Document<'doctorShift'>;
type Leave = Pick<Document<'doctorLeave'>['body'], 'doctor' | 'from' | 'to'>;

/** The seven days from one on, YYYY-MM-DD. */
export function daysFrom(from: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10));
}

/** The plan of every week: entries without a date, each with what stands against it. */
export function planOf(shifts: readonly Shift[]): RosterEntry[] {
  const weekly = shifts.filter(({ body }) => body.enabled !== false && body.date === undefined);
  return inSessions(weekly.map((shift) => ({ shift, date: undefined }))).flatMap((session) => judged(session, []));
}

/**
 * The entries that hold on each of the days: those of the date, and of the weekly plan all whose place no entry of the
 * date takes. An entry without a room is its doctor's place.
 */
export function weekOf(days: readonly string[], shifts: readonly Shift[], leaves: readonly Leave[]): RosterEntry[] {
  const enabled = shifts.filter(({ body }) => body.enabled !== false);
  const held = days.flatMap((date) => {
    const single = enabled.filter(({ body }) => body.date === date);
    const taken = new Set(single.map(placeOf));
    const weekly = enabled.filter(
      (shift) => shift.body.date === undefined && shift.body.weekday === weekdayOf(date) && !taken.has(placeOf(shift)),
    );
    return [...single, ...weekly].map((shift) => ({ shift, date }));
  });
  return inSessions(held).flatMap((session) => judged(session, leaves));
}

interface Held {
  shift: Shift;
  date: string | undefined;
}

function placeOf({ body: { shift, room, doctor } }: Shift): string {
  return `${shift}/${room ?? doctor}`;
}

/** Entries by their session: of a day, or of a day of the week. */
function inSessions(held: readonly Held[]): Held[][] {
  const sessions = new Map<string, Held[]>();
  for (const one of held) {
    const { weekday, shift } = one.shift.body;
    const name = `${one.date ?? weekday}/${shift}`;
    sessions.set(name, [...(sessions.get(name) ?? []), one]);
  }
  return [...sessions.values()];
}

function judged(session: readonly Held[], leaves: readonly Leave[]): RosterEntry[] {
  // On a given day only those who really come take up a room: a substituted doctor may be elsewhere.
  const sittings = session.map(({ shift, date }) => sittingOf({ ...shift.body, ...(date !== undefined && { date }) }));
  const seated = sittings.filter((sitting) => sitting !== undefined);
  const clashes = clashesOf(seated);
  return session.map((held, index) => {
    const sitting = sittings[index];
    const own = sitting ? (clashes[seated.indexOf(sitting)] ?? []) : [];
    return entryOf(held, [...own, ...(sitting ? absences(held, leaves) : []), ...dateFault(held)]);
  });
}

function absences({ shift: { body }, date }: Held, leaves: readonly Leave[]): RosterFault[] {
  const isAway = (doctor: string) =>
    date !== undefined && leaves.some((leave) => leave.doctor === doctor && leave.from <= date && date <= leave.to);
  if (body.substitute !== undefined) return isAway(body.substitute) ? ['substituteAway'] : [];
  return isAway(body.doctor) ? ['doctorAway'] : [];
}

function dateFault({ shift: { body } }: Held): RosterFault[] {
  return body.date !== undefined && weekdayOf(body.date) !== body.weekday ? ['otherWeekday'] : [];
}

function entryOf({ shift: { gid, version, body }, date }: Held, faults: RosterFault[]): RosterEntry {
  const { weekday, shift, doctor, room, substitute, note, closed } = body;
  return {
    gid,
    version,
    weekday: (date === undefined ? weekday : weekdayOf(date)) as RosterEntry['weekday'],
    ...(date !== undefined && { date }),
    shift,
    doctor,
    ...(room !== undefined && { room }),
    ...(substitute !== undefined && { substitute }),
    ...(note && { note }),
    closed: closed === true && body.date !== undefined,
    single: body.date !== undefined,
    faults,
  };
}
