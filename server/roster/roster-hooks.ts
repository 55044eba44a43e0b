import { all, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { type Document, type DocumentRow, documentColumns, documentFrom } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { weekdayOf } from '../ground/weekday-of.ts';
import { clashesOf, type Sitting, sittingOf } from './sittings.ts';

type Shift = Document<'doctorShift'>;

/** Entries of the roster: no room and no doctor twice in one session of the week's plan, or of one single day. */
export const doctorShiftHooks: FamilyHooks = {
  // biome-ignore lint/correctness/useYield: nothing to ask the database
  *check(draft) {
    const { date, weekday } = draft.body as Shift['body'];
    if (date !== undefined && weekdayOf(date) !== weekday)
      throw new Refusal({ code: 'roster_other_weekday', field: 'date' });
    return draft;
  },
  *settle(document, before) {
    const shift = document as Shift;
    const sitting = sittingOf(shift.body);
    if (before && isSame(shift.body, (before as Shift).body)) return;
    if (sitting?.room === undefined) {
      if (!before) yield* expectNew(shift);
      return;
    }
    for (const other of yield* besides(shift, sitting)) {
      const taken = sittingOf(other.body);
      const [clash] = taken ? (clashesOf([sitting, taken])[0] ?? []) : [];
      if (clash === 'roomTwice') {
        const name = yield* nameOf(shift, 'doctor', other.body.substitute ?? other.body.doctor);
        throw new Refusal({ code: 'roster_room_taken', field: 'room', params: { name } });
      }
      if (clash) {
        const field = taken?.people.includes(shift.body.doctor) && sitting.people.includes(shift.body.doctor);
        const name = yield* nameOf(shift, 'room', other.body.room);
        throw new Refusal({
          code: 'roster_doctor_elsewhere',
          field: field ? 'doctor' : 'substitute',
          params: { name },
        });
      }
    }
  },
};

/** Refuses an entry without a room, or for no clinic, that is there already: as when two take in one file at once. */
function* expectNew(shift: Shift): Generator<Statement, void, unknown> {
  const { doctor, note = '' } = shift.body;
  const others = yield* besides(shift, { room: undefined, people: [doctor] });
  if (others.some(({ body }) => isSame(body, shift.body) && (body.note ?? '') === note)) {
    throw new Refusal({ code: 'roster_entry_there' });
  }
}

/** Yields the entries of the same session of the same days that are of the same room or of the same people. */
function* besides(
  { organisationGid, gid, body }: Shift,
  { room, people }: Sitting,
): Generator<Statement, Shift[], unknown> {
  const { weekday, shift, date } = body;
  const named = placeholders(people);
  const rows = yield* all<DocumentRow>(
    'document',
    `SELECT ${documentColumns} FROM document
     WHERE organisation_gid = ? AND family = 'doctorShift' AND gid <> ?
       AND json_extract(body, '$.shift') = ? AND CAST(json_extract(body, '$.weekday') AS INTEGER) = ?
       AND ${date === undefined ? `json_extract(body, '$.date') IS NULL` : `json_extract(body, '$.date') = ?`}
       AND (json_extract(body, '$.room') = ? OR json_extract(body, '$.doctor') IN ${named}
         OR json_extract(body, '$.substitute') IN ${named})
     ORDER BY created_at, gid LIMIT 200`,
    organisationGid,
    gid,
    shift,
    weekday,
    ...(date === undefined ? [] : [date]),
    room ?? '',
    ...people,
    ...people,
  );
  return rows.map((row) => documentFrom<'doctorShift'>(row));
}

function isSame(one: Shift['body'], other: Shift['body']): boolean {
  const keys = ['weekday', 'shift', 'date', 'doctor', 'room', 'substitute', 'closed', 'enabled'] as const;
  return keys.every((key) => one[key] === other[key]);
}

function* nameOf({ organisationGid }: Shift, family: 'doctor' | 'room', gid: string | undefined) {
  const found = gid === undefined ? undefined : yield* getDocument<'doctor' | 'room'>(family, organisationGid, gid);
  return found?.body.name ?? '';
}
