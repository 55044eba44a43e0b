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

/**
 * Yields the doctor whom the roster has in a room in a session: the substitute where there is one, by the entry of the
 * day before that of every week (docs/decisions/086). Undefined where the roster says nothing, that there is no clinic,
 * or has somebody on leave.
 */
export function* rosterDoctor(
  { panel }: Pick<CounterPlace, 'panel'>,
  { serviceDate, session }: Pick<QueueRow, 'serviceDate' | 'session'>,
  { organisationGid }: Pick<OrganisationDay, 'organisationGid'>,
): Generator<Statement, string | undefined, unknown> {
  const { roomCode } = panel.body;
  if (!roomCode || session === 'day') return undefined;
  const key = `roster ${organisationGid} ${serviceDate} ${session}`;
  const doctors = yield* sharedSettled(key, () => readDoctors(organisationGid, serviceDate, session));
  return doctors.get(roomCode.toLowerCase());
}

function* readDoctors(
  organisationGid: string,
  date: string,
  session: string,
): Generator<Statement, ReadonlyMap<string, string>, unknown> {
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
  if (rows.length === 0) return new Map();
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
  // An entry of the day takes the place of the weekly one, also where it says that nobody sits there.
  for (const entry of [...entries.filter((one) => !one.date), ...entries.filter((one) => one.date)]) {
    const name = entry.substituteName ?? entry.doctorName;
    // A room's code names it whatever its case, as for appointments.
    const room = entry.roomCode.toLowerCase();
    const sits = !(entry.closed && entry.date) && !away.has(entry.substitute ?? entry.doctor) && name;
    if (sits) doctors.set(room, name);
    else doctors.delete(room);
  }
  return doctors;
}
