import type { AppointmentCreate } from '#generated/shapes.ts';
import type { QueueStatus } from '#generated/values.ts';
import { all, one, type Statement } from '../database/command.ts';
import { ticketColumns } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';

/** A ticket with what the hospital system said about its patient, where it said anything. */
export interface Person extends TicketRow {
  readonly appointment: AppointmentCreate | undefined;
}

export interface FlatPerson extends TicketRow {
  body: string | null;
}

export const personColumns = `${ticketColumns}, a.body`;
/** What the hospital system said, to be joined to tickets called t. */
export const withAppointment = 'LEFT JOIN appointment a ON a.gid = t.appointment_gid';

/** Yields the people of a queue with one status, by number or the last first, as many as are asked for. */
export function* readPeople(
  queueGid: string,
  status: QueueStatus,
  limit: number,
  from = 0,
): Generator<Statement, Person[], unknown> {
  if (limit === 0) return [];
  const order = status === 'completed' ? 't.called_at DESC, t.number DESC' : 't.number, t.gid';
  // The rows are chosen before their appointments are read: a list may be long, a screen is not.
  const rows = yield* all<FlatPerson>(
    ['appointment', 'ticket'],
    `SELECT ${personColumns} FROM (SELECT * FROM ticket t WHERE t.queue_gid = ? AND t.status = ?
       ORDER BY ${order} LIMIT ? OFFSET ?) t ${withAppointment} ORDER BY ${order}`,
    queueGid,
    status,
    limit,
    from,
  );
  return rows.map(personFrom);
}

/** Yields one person by the gid of the ticket. */
export function* readPerson(ticketGid: string): Generator<Statement, Person | undefined, unknown> {
  const row = yield* one<FlatPerson>(
    ['appointment', 'ticket'],
    `SELECT ${personColumns} FROM ticket t ${withAppointment} WHERE t.gid = ?`,
    ticketGid,
  );
  return row && personFrom(row);
}

/** Copied whole, which engines do fast; leaving one column out is slow, and a press reads dozens of people. */
export function personFrom(row: FlatPerson): Person {
  const appointment = row.body ? (JSON.parse(row.body) as AppointmentCreate) : undefined;
  return Object.assign({ ...row, body: null }, { appointment });
}
