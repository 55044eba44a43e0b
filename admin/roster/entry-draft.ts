import { mostOfVerb } from '#generated/most-items.ts';
import type { RosterEntry } from '#generated/shapes.ts';
import type { ClinicShift, Weekday } from '#generated/values.ts';
import { weekdayOf } from '../calendar/week.ts';
import { inParts } from '../data/in-parts.ts';

/** An entry of the roster as it is being edited. */
export interface EntryDraft {
  /** The day, YYYY-MM-DD, or in the plan of every week the day of the week. */
  day: string;
  shift: ClinicShift;
  room: string | undefined;
  doctor: string | undefined;
  substitute: string | undefined;
  note: string;
  /** Whether it is meant for that day alone. */
  single: boolean;
}

/** A call that brings about what was edited. */
export type EntryCall =
  | { id: 'createDoctorShift'; input: { body: Body } }
  | { id: 'updateDoctorShift'; input: { body: Change } }
  | { id: 'bulkUpdateDoctorShift'; input: { body: { items: Change[] } } }
  | { id: 'bulkCreateDoctorShift'; input: { body: { items: Body[] } } }
  | { id: 'deleteDoctorShift'; input: { query: { gid: string } } };

type Change = Body & { gid: string; version: number };

interface Body {
  weekday: Weekday;
  shift: ClinicShift;
  doctor: string;
  room?: string | null;
  substitute?: string | null;
  note?: string | null;
  date?: string;
  closed?: boolean;
}

/** What an entry, or one moved to another place, looks like when it is opened. */
export function draftOf(entry: RosterEntry, place: Partial<EntryDraft> = {}): EntryDraft {
  const { date, weekday, shift, room, doctor, substitute, note = '' } = entry;
  const own = { day: date ?? String(weekday), shift, room, doctor, substitute, note };
  return { ...own, single: date !== undefined, ...place };
}

/**
 * The one call that saves a draft. An entry of the plan that is changed for one day is left as it is: the day gets an
 * entry of its own, and where it moves away, one that says there is no clinic.
 */
export function saveCall(draft: EntryDraft, doctor: string, before: RosterEntry | undefined): EntryCall {
  const body = bodyOf(draft, doctor);
  const changes = before && (before.single || !draft.single);
  if (changes) return { id: 'updateDoctorShift', input: { body: changeOf(before, body) } };
  const moved = before && placeOf(before, before.date) !== placeOf({ ...draft, doctor }, draft.day);
  if (moved) return { id: 'bulkCreateDoctorShift', input: { body: { items: [noClinic(before), body] } } };
  return { id: 'createDoctorShift', input: { body } };
}

/** What makes an entry another one: what is empty is cleared. */
export function changeOf({ gid, version }: RosterEntry, body: Body): Change {
  const cleared = { room: body.room ?? null, substitute: body.substitute ?? null, note: body.note ?? null };
  return { ...body, ...cleared, gid, version };
}

/** The one call that takes an entry out: of the plan, or of one day, on which there is then no clinic. */
export function removeCall(entry: RosterEntry, single: boolean): EntryCall {
  if (entry.single || !single) return { id: 'deleteDoctorShift', input: { query: { gid: entry.gid } } };
  return { id: 'createDoctorShift', input: { body: noClinic(entry) } };
}

/** Entries of single days as they would be a week later, where no entry of that day has their place yet. */
export function copiesOf(before: readonly RosterEntry[], now: readonly RosterEntry[], later: (day: string) => string) {
  const taken = new Set(now.filter(({ single }) => single).map((entry) => placeOf(entry, entry.date)));
  return before
    .filter(({ single, date }) => single && date !== undefined)
    .map((entry) => ({ entry, date: later(entry.date ?? '') }))
    .filter(({ entry, date }) => !taken.has(placeOf(entry, date)))
    .map(({ entry, date }) => ({
      ...bodyOf(draftOf(entry, { day: date }), entry.doctor),
      ...(entry.closed && { closed: true }),
    }));
}

/** The calls that make copies: each all or none of as many as it takes. */
export function copyCalls(copies: ReturnType<typeof copiesOf>): EntryCall[] {
  return inParts(copies, mostOfVerb.bulkCreate.items).map((items) => ({
    id: 'bulkCreateDoctorShift',
    input: { body: { items } },
  }));
}

/** The place of an entry: one of a single day overrides that of every week. Without a room it is its doctor's. */
export function placeOf(
  { shift, room, doctor }: Pick<Body, 'shift' | 'room' | 'doctor'>,
  date: string | undefined,
): string {
  return `${date}/${shift}/${room ?? doctor}`;
}

/** That there is no clinic in the place of an entry. */
export function noClinic({ weekday, date, shift, room, doctor }: RosterEntry): Body {
  return { weekday, shift, doctor, ...(room && { room }), ...(date && { date }), closed: true };
}

/** What is stored of a draft. */
export function bodyOf({ day, shift, room, substitute, note, single }: EntryDraft, doctor: string): Body {
  const isDate = day.includes('-');
  return {
    weekday: (isDate ? weekdayOf(day) : Number(day)) as Weekday,
    ...(isDate && single && { date: day }),
    shift,
    doctor,
    ...(room && { room }),
    ...(substitute && { substitute }),
    ...(note.trim() && { note: note.trim() }),
  };
}
