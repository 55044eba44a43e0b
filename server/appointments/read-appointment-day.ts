import type { AppointmentDay, AppointmentTag } from '#generated/shapes.ts';
import { PatientListState, SpecialList } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { readDay } from '../queue/place.ts';
import { bookedOn, type DayQuery, dayVisits, type Visits } from './day-visits.ts';

const mostTags = 100;
const mostNames = 500;

/** Yields how many visits of a day stand where, walk-ins too, and the rooms, departments and doctors of the whole day. */
export function* readAppointmentDay(
  organisationGid: string,
  query: DayQuery,
  now: number,
): Generator<Statement, AppointmentDay, unknown> {
  const { moment } = yield* readDay(organisationGid, now);
  const inspectionDay = query.inspectionDay ?? moment.serviceDate;
  const visits = dayVisits(organisationGid, query, moment);
  const counts = yield* all<{ state: string; status: string; count: number }>(
    visits.tables,
    `SELECT "patientState" AS state, status, count(*) AS count FROM ${visits.sql} visit GROUP BY 1, 2`,
    ...visits.values,
  );
  const countOf = (has: (row: (typeof counts)[number]) => boolean) =>
    counts.reduce((sum, row) => sum + (has(row) ? Number(row.count) : 0), 0);
  const narrowed = bookedOn(organisationGid, inspectionDay, query);
  const tags = yield* all<AppointmentTag>(
    'appointment',
    `SELECT each_tag.value AS tag, count(*) AS count FROM appointment d, json_each(d.body, '$.tags') AS each_tag
     WHERE ${narrowed.sql} GROUP BY each_tag.value ORDER BY 2 DESC, 1 LIMIT ?`,
    ...narrowed.values,
    mostTags,
  );
  const byState = PatientListState.map((state) => [state, countOf((row) => row.state === state)]);
  const byList = SpecialList.map((list) => [list, countOf((row) => row.status === list)]);
  const whole = dayVisits(organisationGid, { inspectionDay }, moment);
  return {
    inspectionDay,
    today: moment.serviceDate,
    total: countOf(() => true),
    states: {
      ...(Object.fromEntries(byState) as Omit<AppointmentDay['states'], 'canceled'>),
      canceled: countOf(({ status }) => status === 'canceled'),
    },
    lists: Object.fromEntries(byList) as unknown as AppointmentDay['lists'],
    tags: [...tags],
    rooms: yield* namesOf(whole, 'room'),
    departments: yield* namesOf(whole, 'department'),
    doctors: yield* namesOf(whole, 'doctor'),
  };
}

function* namesOf(
  { sql, values, tables }: Visits,
  column: 'room' | 'department' | 'doctor',
): Generator<Statement, string[], unknown> {
  const rows = yield* all<{ name: string }>(
    tables,
    `SELECT DISTINCT ${column} AS name FROM ${sql} visit WHERE ${column} IS NOT NULL ORDER BY 1 LIMIT ?`,
    ...values,
    mostNames,
  );
  return rows.map(({ name }) => name);
}
