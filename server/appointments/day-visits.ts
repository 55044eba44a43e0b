import type { BusinessMoment } from '#days/business-day.ts';
import { families } from '#generated/families.ts';
import type { SqlValue } from '../database/command.ts';
import { conditionsOf } from '../database/lists/list-query.ts';
import type { Tables } from '../database/tables.ts';
import type { Condition } from '../queue/appointment-row.ts';
import { patientStateSql, statusSql, ticketStateSql, withTicket } from '../views/present-appointment.ts';
import { bearing } from './lookups.ts';

/** What a day's visits are narrowed by before they are counted. */
export interface DayQuery {
  readonly inspectionDay?: string | undefined;
  readonly shift?: string | undefined;
  readonly room?: string | undefined;
  readonly department?: string | undefined;
  readonly doctor?: string | undefined;
  /** Walk-ins have no source, no tag, and nothing to be searched for. */
  readonly source?: string | undefined;
  readonly tag?: string | undefined;
  readonly search?: string | undefined;
}

/** A day's visits as a table in brackets, with its values. */
export interface Visits extends Condition {
  /** What a statement over them reads. */
  readonly tables: Tables;
}

const narrowedBy = ['shift', 'room', 'department', 'doctor'] as const;

/** Columns by which visits are narrowed, counted and sorted. */
const ofAppointment = {
  shift: 'd.shift',
  room: `json_extract(d.body, '$.room')`,
  department: `json_extract(d.body, '$.department')`,
  doctor: `json_extract(d.body, '$.doctor')`,
};

/** A walk-in is where it was called to (c), else where its queue is (o), whose owner may be a group. */
const ofWalkIn = {
  shift: 'q.session',
  room: placeSql('roomCode'),
  department: placeSql('departmentName'),
  doctor: placeSql('doctorName'),
};

/**
 * The visits of a day: appointments, and tickets without one, with the same columns.
 * @param moment where the organisation's day stands
 */
export function dayVisits(organisationGid: string, query: DayQuery, moment: BusinessMoment): Visits {
  const inspectionDay = query.inspectionDay ?? moment.serviceDate;
  const booked = appointmentsOf(bookedOn(organisationGid, inspectionDay, query), moment);
  const ofBooked = ['appointment', 'queue', 'ticket'] as const;
  if (query.source || query.tag || query.search?.trim()) {
    return { sql: `(${booked.sql})`, values: booked.values, tables: ofBooked };
  }
  const walkIns = walkInsOf(organisationGid, inspectionDay, query, moment);
  return {
    sql: `(${booked.sql} UNION ALL ${walkIns.sql})`,
    values: [...booked.values, ...walkIns.values],
    tables: [...ofBooked, 'document'],
  };
}

/** The appointments (d) of a day, narrowed. */
export function bookedOn(organisationGid: string, inspectionDay: string, query: DayQuery): Condition {
  const { source, tag, search } = query;
  const found = search ? conditionsOf(families.appointment, { page: 1, limit: 1, order: 'asc', search }) : [];
  return allOf([
    { sql: 'd.organisation_gid = ? AND d.inspection_day = ?', values: [organisationGid, inspectionDay] },
    ...narrow(ofAppointment, query),
    ...(source === undefined ? [] : [{ sql: 'd.branch = ?', values: [source] }]),
    ...(tag === undefined ? [] : [bearing(tag)]),
    ...found.map(([sql, values]) => ({ sql, values })),
  ]);
}

function appointmentsOf({ sql, values }: Condition, moment: BusinessMoment): Condition {
  return {
    sql: `SELECT d.gid, d.serial_number AS number, json_extract(d.body, '$.name') AS name, ${columnsOf(ofAppointment)},
        ${statusSql} AS status, ${patientStateSql(moment)} AS "patientState", d.body, d.panel_gid AS "panelGid", d.branch,
        d.version, d.created_at AS "createdAt", d.updated_at AS "updatedAt", t.passes AS "passNumber",
        NULL AS source, NULL AS mark, NULL AS place, t.issued_at AS "issuedAt", t.called_at AS "calledAt", 1 AS "startingNumber"
      FROM ${withTicket} WHERE ${sql}`,
    values,
  };
}

function walkInsOf(organisationGid: string, serviceDate: string, query: DayQuery, moment: BusinessMoment): Condition {
  const { sql, values } = allOf([
    { sql: 'q.organisation_gid = ? AND q.service_date = ?', values: [organisationGid, serviceDate] },
    { sql: 't.appointment_gid IS NULL', values: [] },
    ...narrow(ofWalkIn, query),
  ]);
  return {
    sql: `SELECT t.gid, t.number, NULL, ${columnsOf(ofWalkIn)},
        t.status, ${ticketStateSql(moment)}, NULL, NULL, NULL,
        0, 0, 0, t.passes,
        t.source, json_extract(o.body, '$.queueMark'), ${placeSql('name')}, t.issued_at, t.called_at, q.starting_number
      FROM queue q JOIN ticket t ON t.queue_gid = q.gid
        LEFT JOIN document o ON o.gid = q.owner_gid LEFT JOIN document c ON c.gid = coalesce(t.counter_gid, t.for_counter_gid)
      WHERE ${sql}`,
    values,
  };
}

function allOf(conditions: readonly Condition[]): Condition {
  return { sql: conditions.map(({ sql }) => sql).join(' AND '), values: conditions.flatMap(({ values }) => values) };
}

function narrow(columns: Record<(typeof narrowedBy)[number], string>, query: DayQuery): Condition[] {
  return narrowedBy.flatMap((key) => {
    const value: SqlValue | undefined = query[key];
    return value === undefined ? [] : [{ sql: `${columns[key]} = ?`, values: [value] }];
  });
}

function columnsOf(columns: Record<(typeof narrowedBy)[number], string>): string {
  return narrowedBy.map((key) => `${columns[key]} AS ${key}`).join(', ');
}

function placeSql(property: string): string {
  return `coalesce(json_extract(c.body, '$.${property}'), json_extract(o.body, '$.${property}'))`;
}
