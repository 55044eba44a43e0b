import { all, type Context, type Statement } from '../database/command.ts';
import { decideCancel } from './decide-ticket.ts';
import { readDay } from './place.ts';
import { ticketColumns } from './read-rows.ts';
import type { TicketRow } from './rows.ts';
import { writeEvents } from './write-events.ts';

/**
 * Takes back the numbers that a room reserved for the days to come, now that it reserves none: who comes then has to
 * check in, and Next would call those who have not. Today's stay, for their patients may sit in the hall (decision 020).
 */
export function* takeBackReserved(
  { organisationGid, gid }: { readonly organisationGid: string; readonly gid: string },
  context: Context,
): Generator<Statement, void, unknown> {
  const { moment } = yield* readDay(organisationGid, context.now);
  const reserved = yield* all<TicketRow>(
    ['queue', 'ticket'],
    `SELECT ${ticketColumns} FROM ticket t JOIN queue q ON q.gid = t.queue_gid
     WHERE q.owner_gid = ? AND q.service_date > ? AND t.status = 'registering'
     ORDER BY t.queue_gid, t.number`,
    gid,
    moment.serviceDate,
  );
  const events = reserved.flatMap((ticket) => decideCancel({ gid: ticket.queueGid }, ticket));
  yield* writeEvents(context, organisationGid, [], events);
}
