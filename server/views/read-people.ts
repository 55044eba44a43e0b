import type { AppointmentCreate } from '#generated/shapes.ts';
import type { QueueStatus } from '#generated/values.ts';
import { all, one, type Statement } from '../database/command.ts';
import { ticketColumns } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';
import { waitingList } from '../queue/status-groups.ts';

/** A ticket with what the hospital system said about its patient, where it said anything. */
export interface Person extends TicketRow {
  readonly appointment: AppointmentCreate | undefined;
}

interface FlatPerson extends TicketRow {
  body: string | null;
}

const columns = `${ticketColumns}, a.body`;
const source = 'ticket t LEFT JOIN appointment a ON a.gid = t.appointment_gid';

/** Yields the people of a queue in line, or with one status, those who come first at the head, as many as are asked for. */
export function* readPeople(
  queueGid: string,
  status: QueueStatus | 'waiting',
  limit: number,
  from = 0,
): Generator<Statement, Person[], unknown> {
  if (limit === 0) return [];
  const waits = status === 'waiting';
  const order = status === 'completed' ? 't.called_at DESC, t.number DESC' : 't.order_key, t.number';
  // The rows are chosen before their appointments are read: a list may be long, a screen is not.
  const rows = yield* all<FlatPerson>(
    `SELECT ${columns} FROM (SELECT * FROM ticket t WHERE t.queue_gid = ? AND t.status ${waits ? `IN ${waitingList}` : '= ?'}
       ORDER BY ${order} LIMIT ? OFFSET ?) t LEFT JOIN appointment a ON a.gid = t.appointment_gid ORDER BY ${order}`,
    queueGid,
    ...(waits ? [] : [status]),
    limit,
    from,
  );
  return rows.map(personFrom);
}

/** Yields one person by the gid of the ticket. */
export function* readPerson(ticketGid: string): Generator<Statement, Person | undefined, unknown> {
  const row = yield* one<FlatPerson>(`SELECT ${columns} FROM ${source} WHERE t.gid = ?`, ticketGid);
  return row && personFrom(row);
}

function personFrom({ body, ...ticket }: FlatPerson): Person {
  return { ...ticket, appointment: body ? (JSON.parse(body) as AppointmentCreate) : undefined };
}
