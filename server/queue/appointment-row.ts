import type { AppointmentCreate } from '#generated/shapes.ts';
import type { AppointmentSource } from '#generated/values.ts';
import { all, one, type SqlValue, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { knownBody } from '../documents/known-part.ts';
import { notLeftBehind } from './left-behind.ts';
import type { CounterPlace } from './place.ts';
import type { QueueName } from './queue-gid.ts';
import type { QueueRow } from './rows.ts';

/** Who scheduled an appointment: the system of the clinics, that of radiology, or a person at the desk. */
export type Branch = AppointmentSource;

/** A stored appointment: what the hospital system pushed, and the panel that its room code named. */
export interface AppointmentRow {
  readonly gid: string;
  readonly panelGid: string;
  readonly branch: Branch;
  readonly body: AppointmentCreate;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface FlatAppointment extends Omit<AppointmentRow, 'body'> {
  body: string;
}

export const appointmentColumns = `a.gid, a.panel_gid AS "panelGid", a.branch, a.body, a.version, a.created_at AS "createdAt",
  a.updated_at AS "updatedAt"`;

/** The appointment of a row; what its schema has lost since it was stored is no part of it, and goes with its next change. */
export function appointmentFrom(flat: FlatAppointment): AppointmentRow {
  return { ...flat, body: knownBody('AppointmentCreate', JSON.parse(flat.body) as AppointmentCreate) };
}

/** A condition of a statement, with its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** The appointments of some panels, or of all (undefined), as conditions on that alias. */
export function inPanels(alias: 'a' | 'd', panels: ReadonlySet<string> | undefined): Condition[] {
  if (!panels) return [];
  return [{ sql: `${alias}.panel_gid IN ${placeholders(panels)}`, values: [...panels] }];
}

/**
 * Gids of an organisation's appointments a that meet one of the conditions. Each finds its own by its index; a plain OR
 * would go through all of the organisation's.
 */
export function gidsMeeting(organisationGid: string, ...conditions: Condition[]): Condition {
  const found = conditions.map(({ sql }) => `SELECT a.gid FROM appointment a WHERE a.organisation_gid = ? AND ${sql}`);
  return {
    sql: found.join(' UNION '),
    values: conditions.flatMap(({ values }) => [organisationGid, ...values]),
  };
}

/** The appointments (a) of a queue: those of its rooms, on its day, in its session or for the whole day; none that was canceled. */
export function inQueue(place: CounterPlace, { serviceDate, session }: Omit<QueueName, 'ownerGid'>): Condition {
  const panels = place.group ? place.group.body.members : [place.panel.gid];
  return {
    sql: `a.panel_gid IN ${placeholders(panels)} AND a.inspection_day = ?
      AND a.canceled = 0 AND (? = 'day' OR a.shift = ? OR a.shift = 'day')`,
    values: [...panels, serviceDate, session, session],
  };
}

/**
 * Yields a queue's appointments for which no ticket stands where they are called, by serial number.
 * @param only a condition on the appointment a, by what the log says of it
 */
export function* listWithoutTicket(
  place: CounterPlace,
  queue: QueueName,
  limit: number,
  { only = '' }: { readonly only?: string } = {},
): Generator<Statement, AppointmentRow[], unknown> {
  const absent = { sql: `t.gid IS NULL${only && ` AND ${only}`}`, values: [] };
  return yield* listAbsent(place, queue, absent, { limit, tables: only ? ['event'] : [] });
}

/** Yields how many appointments of a queue have no ticket. */
export function* countWithoutTicket(place: CounterPlace, queue: QueueName): Generator<Statement, number, unknown> {
  const { sql, values } = inQueue(place, queue);
  const reached = notLeftBehind(queue);
  const found = yield* one<{ count: number }>(
    ['appointment', 'queue', 'ticket'],
    `SELECT COUNT(*) AS count FROM appointment a
     LEFT JOIN ticket t ON t.appointment_gid = a.gid AND t.status <> 'canceled' AND ${reached.sql}
     WHERE ${sql} AND t.gid IS NULL`,
    ...reached.values,
    ...values,
  );
  return Number(found?.count ?? 0);
}

/**
 * Yields the appointments of a queue whose patients have not checked in, by serial number: those without a ticket, and
 * those with a number that is reserved in it.
 */
export function* listNotCheckedIn(
  place: CounterPlace,
  queue: QueueRow,
  limit: number,
  from = 0,
): Generator<Statement, AppointmentRow[], unknown> {
  const absent = { sql: "(t.gid IS NULL OR (t.status = 'registering' AND t.queue_gid = ?))", values: [queue.gid] };
  return yield* listAbsent(place, queue, absent, { limit, from });
}

/**
 * Yields the appointments of a queue, with the tickets t that stand where they are called, which meet a condition, by
 * serial number.
 * @param tables that the condition asks besides
 */
function* listAbsent(
  place: CounterPlace,
  queue: QueueName,
  absent: Condition,
  { limit, from = 0, tables = [] }: { limit: number; from?: number; tables?: readonly 'event'[] },
): Generator<Statement, AppointmentRow[], unknown> {
  const { sql, values } = inQueue(place, queue);
  const reached = notLeftBehind(queue);
  const rows = yield* all<FlatAppointment>(
    ['appointment', ...tables, 'queue', 'ticket'],
    `SELECT ${appointmentColumns} FROM appointment a
     LEFT JOIN ticket t ON t.appointment_gid = a.gid AND t.status <> 'canceled' AND ${reached.sql}
     WHERE ${sql} AND ${absent.sql}
     ORDER BY a.serial_number, a.gid LIMIT ? OFFSET ?`,
    ...reached.values,
    ...values,
    ...absent.values,
    limit,
    from,
  );
  return rows.map(appointmentFrom);
}

/** Yields one appointment of the organisation by its gid, or by the hospital system's own id; of one branch or of any. */
export function* readAppointment(
  organisationGid: string,
  by: { readonly gid: string } | { readonly appointmentId: string },
  branch?: Branch,
): Generator<Statement, AppointmentRow | undefined, unknown> {
  const [column, value] = 'gid' in by ? ['gid', by.gid] : ['appointment_id', by.appointmentId];
  const row = yield* one<FlatAppointment>(
    'appointment',
    `SELECT ${appointmentColumns} FROM appointment a WHERE a.organisation_gid = ? AND a.${column} = ?`,
    organisationGid,
    value,
  );
  return row && (branch === undefined || row.branch === branch) ? appointmentFrom(row) : undefined;
}
