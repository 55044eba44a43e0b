import { all, type Context, type Statement } from '../database/command.ts';
import { takeLog } from '../event-log/take-log.ts';
import { decideCancel } from './decide-ticket.ts';
import { readDay } from './place.ts';
import type { QueueOwner } from './queue-gid.ts';
import { ticketColumns } from './read-rows.ts';
import type { TicketRow } from './rows.ts';
import { writeEvents } from './write-events.ts';

/**
 * Takes back the numbers that a room reserved for the days to come, now that it reserves none: who comes then has to
 * check in, and Next would call those who have not. Today's stay, for their patients may sit in the hall (decision 020),
 * unless the room keeps no list from now on: then nobody goes by them, and kiosks count to the number of the appointment.
 */
export function* takeBackReserved(
  room: QueueOwner,
  context: Context,
  { keepsList }: { readonly keepsList: boolean },
): Generator<Statement, void, unknown> {
  yield* takeLog(room.organisationGid, context);
  const { moment } = yield* readDay(room.organisationGid, context.now);
  yield* takeBack(room, context, `q.service_date ${keepsList ? '>' : '>='} ?`, moment.serviceDate);
}

/**
 * Takes back the numbers that a group reserved for a room that has left it: Next would call their patients to its other
 * rooms. The room makes them again in its own queue (issue-reserved.ts).
 */
export function* takeBackOfRoom(
  group: QueueOwner,
  panelGid: string,
  context: Context,
): Generator<Statement, void, unknown> {
  yield* takeLog(group.organisationGid, context);
  const { moment } = yield* readDay(group.organisationGid, context.now);
  yield* takeBack(group, context, 'q.service_date >= ? AND a.panel_gid = ?', moment.serviceDate, panelGid);
}

function* takeBack(
  { organisationGid, gid }: QueueOwner,
  context: Context,
  which: string,
  ...values: readonly string[]
): Generator<Statement, void, unknown> {
  const reserved = yield* all<TicketRow>(
    ['appointment', 'queue', 'ticket'],
    `SELECT ${ticketColumns} FROM ticket t JOIN queue q ON q.gid = t.queue_gid
     JOIN appointment a ON a.gid = t.appointment_gid
     WHERE q.owner_gid = ? AND t.status = 'registering' AND ${which}
     ORDER BY t.queue_gid, t.number`,
    gid,
    ...values,
  );
  const events = reserved.flatMap((ticket) => decideCancel({ gid: ticket.queueGid }, ticket));
  yield* writeEvents(context, organisationGid, [], events);
}
