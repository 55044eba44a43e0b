import type { Context, Statement } from '../database/command.ts';
import { decideCancel } from '../queue/decide-ticket.ts';
import { readQueue } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';
import { writeEvents } from '../queue/write-events.ts';

/** Cancels the ticket of an appointment that is taken back; refuses appointment_in_progress once it was called. */
export function* cancelTicket(
  context: Context,
  organisationGid: string,
  ticket: TicketRow,
): Generator<Statement, void, unknown> {
  const queue = (yield* readQueue(ticket.queueGid))!;
  yield* writeEvents(context, organisationGid, queue, decideCancel(queue, ticket));
}
