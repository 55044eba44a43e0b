import { all, type Statement, sharedSettled } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { weekdayOf } from '../ground/weekday-of.ts';
import type { CounterPlace, OrganisationDay } from './place.ts';
import type { QueueRow } from './rows.ts';

/** An entry of the roster for one session of one day, with the names that people know. */
interface Row {
  /** JSON text of the entry. */
  readonly body: string;
  readonly roomCode: string;
  readonly doctorName: string | null;
  readonly substituteName: string | null;
}

/** What the roster says of one session of one day, by the code of the room in lower case. */
interface Rostered {
  /** Who sits there. */
  readonly doctors: ReadonlyMap<string, string>;
  /** Whose clinic there does not take place on that day. */
  readonly canceled: ReadonlyMap<string, string>;
}

const nothing: Rostered = { doctors: new Map(), canceled: new Map() };

type AtRoom = Pick<CounterPlace, 'panel'>;
type InSession = Pick<QueueRow, 'serviceDate' | 'session'>;
type OfOrganisation = Pick<OrganisationDay, 'organisationGid'>;

/**
 * Yields the doctor whom the roster has in a room in a session: the substitute where there is one, by the entry of the
 * day before that of every week (docs/decisions/086). Undefined where the roster says nothing, that there is no clinic,
 * or has somebody on leave.
 */
export function* rosterDoctor(
  place: AtRoom,
  at: InSession,
  day: OfOrganisation,
): Generator<Statement, string | undefined, unknown> {
  const { doctors } = yield* rosteredAt(place, at, day);
  return doctors.get(codeOf(place));
}

/**
 * Yields the doctor whom the settings of a panel name, unless the roster says that this one is not there in a session: the
 * clinic does not take place on that day, or the doctor is on leave, and with them everybody of the same name.
 */
export function* usualDoctor(
  place: AtRoom,
  at: InSession,
  day: OfOrganisation,
): Generator<Statement, string | undefined, unknown> {
  const { doctorName } = place.panel.body;
  if (!doctorName) return undefined;
  const { canceled } = yield* rosteredAt(place, at, day);
  if (canceled.get(codeOf(place)) === doctorName) return undefined;
  const { organisationGid } = day;
  const { serviceDate } = at;
  const away = yield* sharedSettled(`leaves ${organisationGid} ${serviceDate}`, () =>
    readNamesAway(organisationGid, serviceDate),
  );
  return away.has(doctorName) ? undefined : doctorName;
}

/**
 * Yields whose clinic in a room the roster cancels in a session of one day. Undefined where it cancels none, or has
 * another doctor there instead.
 */
export function* canceledDoctor(
  place: AtRoom,
  at: InSession,
  day: OfOrganisation,
): Generator<Statement, string | undefined, unknown> {
  const { doctors, canceled } = yield* rosteredAt(place, at, day);
  return doctors.has(codeOf(place)) ? undefined : canceled.get(codeOf(place));
}

function codeOf({ panel }: AtRoom): string {
  // A room's code names it whatever its case, as for appointments.
  return panel.body.roomCode?.toLowerCase() ?? '';
}

function* rosteredAt(
  place: AtRoom,
  { serviceDate, session }: InSession,
  { organisationGid }: OfOrganisation,
): Generator<Statement, Rostered, unknown> {
  if (codeOf(place) === '' || session === 'day') return nothing;
  const key = `roster ${organisationGid} ${serviceDate} ${session}`;
  return yield* sharedSettled(key, () => readRoster(organisationGid, serviceDate, session));
}

function* readNamesAway(organisationGid: string, date: string): Generator<Statement, ReadonlySet<string>, unknown> {
  const onLeave = (of: string) => `EXISTS (SELECT 1 FROM document l
    WHERE l.organisation_gid = ${of}.organisation_gid AND l.family = 'doctorLeave' AND json_extract(l.body, '$.doctor') = ${of}.gid
      AND json_extract(l.body, '$.from') <= ? AND json_extract(l.body, '$.to') >= ?)`;
  const rows = yield* all<{ name: string }>(
    'document',
    `SELECT json_extract(d.body, '$.name') AS name FROM document d
     WHERE d.organisation_gid = ? AND d.family = 'doctor' AND ${onLeave('d')}
       AND NOT EXISTS (SELECT 1 FROM document o WHERE o.organisation_gid = d.organisation_gid AND o.family = 'doctor'
         AND json_extract(o.body, '$.name') = json_extract(d.body, '$.name') AND NOT ${onLeave('o')})`,
    organisationGid,
    date,
    date,
    date,
    date,
  );
  return new Set(rows.map(({ name }) => name));
}

function* readRoster(organisationGid: string, date: string, session: string): Generator<Statement, Rostered, unknown> {
  const rows = yield* all<Row>(
    'document',
    `SELECT s.body, json_extract(r.body, '$.code') AS "roomCode", json_extract(d.body, '$.name') AS "doctorName",
       json_extract(u.body, '$.name') AS "substituteName"
     FROM document s
     JOIN document r ON r.gid = json_extract(s.body, '$.room')
     LEFT JOIN document d ON d.gid = json_extract(s.body, '$.doctor')
     LEFT JOIN document u ON u.gid = json_extract(s.body, '$.substitute')
     WHERE s.organisation_gid = ? AND s.family = 'doctorShift' AND json_extract(s.body, '$.shift') = ?
       AND (json_extract(s.body, '$.date') = ?
         OR (json_extract(s.body, '$.date') IS NULL AND CAST(json_extract(s.body, '$.weekday') AS INTEGER) = ?))
     ORDER BY s.created_at, s.gid`,
    organisationGid,
    session,
    date,
    weekdayOf(date),
  );
  if (rows.length === 0) return nothing;
  const leaves = yield* all<{ doctor: string }>(
    'document',
    `SELECT json_extract(body, '$.doctor') AS doctor FROM document
     WHERE organisation_gid = ? AND family = 'doctorLeave'
       AND json_extract(body, '$.from') <= ? AND json_extract(body, '$.to') >= ?`,
    organisationGid,
    date,
    date,
  );
  const away = new Set(leaves.map(({ doctor }) => doctor));
  const entries = rows
    .map(({ body, ...names }) => ({ ...names, ...(JSON.parse(body) as Document<'doctorShift'>['body']) }))
    .filter(({ enabled }) => enabled !== false);
  const doctors = new Map<string, string>();
  const canceled = new Map<string, string>();
  // An entry of the day takes the place of the weekly one, also where it says that nobody sits there. A room that a
  // canceled clinic leaves free is another doctor's that day, whichever of the two entries was made first.
  const weekly = entries.filter(({ date }) => !date);
  const canceling = entries.filter(({ date, closed }) => date && closed);
  const ofTheDay = entries.filter(({ date, closed }) => date && !closed);
  for (const entry of [...weekly, ...canceling, ...ofTheDay]) {
    const name = entry.substituteName ?? entry.doctorName;
    const room = entry.roomCode.toLowerCase();
    const takesPlace = !(entry.closed && entry.date);
    const sits = takesPlace && !away.has(entry.substitute ?? entry.doctor) && name;
    if (sits) doctors.set(room, name);
    else doctors.delete(room);
    if (!takesPlace && name) canceled.set(room, name);
  }
  return { doctors, canceled };
}
