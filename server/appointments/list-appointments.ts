import { families } from '#generated/families.ts';
import type { AppointmentList } from '#generated/shapes.ts';
import { all, one, type SqlValue, type Statement } from '../database/command.ts';
import { conditionsOf, type ListQuery, orderOf, pagingOf } from '../database/lists/list-query.ts';
import type { Listed } from '../database/lists/listed.ts';
import type { Tables } from '../database/tables.ts';
import type { Condition } from '../queue/appointment-row.ts';
import { readDay } from '../queue/place.ts';
import {
  type PresentedRow,
  patientStateSql,
  presentedColumns,
  presentedFrom,
  statusSql,
  withTicket,
} from '../views/present-appointment.ts';

/** The state of a patient depends on the session of the queue. */
const presentedTables: Tables = ['appointment', 'queue', 'ticket'];

/** An order by a column takes half of what one by a property in the document does. */
const columns = { inspectionDay: 'd.inspection_day', shift: 'd.shift', serialNumber: 'd.serial_number' };
const listed: Listed = { ...families.appointment, columns };

/** Yields one page of the organisation's appointments (d), narrowed to some, filtered, searched and sorted as every family is. */
export function* listAppointments(
  organisationGid: string,
  query: ListQuery,
  now: number,
  narrowed: readonly Condition[] = [],
): Generator<Statement, AppointmentList, unknown> {
  const { moment } = yield* readDay(organisationGid, now);
  const patientState = patientStateSql(moment);
  const conditions = conditionsOf(listed, query, { ...columns, source: 'd.branch', status: statusSql, patientState });
  const where = ['d.organisation_gid = ?', ...narrowed.map(({ sql }) => sql), ...conditions.map(([sql]) => sql)].join(
    ' AND ',
  );
  const values: SqlValue[] = [
    organisationGid,
    ...narrowed.flatMap(({ values: given }) => given),
    ...conditions.flatMap(([, parameters]) => parameters),
  ];
  const tables = countedTables(query);
  const counted = yield* one<{ count: number }>(
    tables,
    `SELECT count(*) AS count FROM ${tables === 'appointment' ? 'appointment d' : withTicket} WHERE ${where}`,
    ...values,
  );
  const paging = pagingOf(query, counted?.count ?? 0);
  const rows = yield* all<PresentedRow>(
    presentedTables,
    `SELECT ${presentedColumns}, ${statusSql} AS status, ${patientState} AS "patientState"
     FROM ${withTicket} WHERE ${where} ORDER BY ${orderOf(listed, query)} LIMIT ? OFFSET ?`,
    ...values,
    paging.limit,
    (query.page - 1) * paging.limit,
  );
  return { data: rows.map(presentedFrom), paging };
}

/** An appointment has one ticket at most: where nothing is asked of it, it need not be looked for to count. */
function countedTables({ status, patientState }: ListQuery): Tables {
  if (patientState !== undefined) return presentedTables;
  return status === undefined ? 'appointment' : ['appointment', 'ticket'];
}
