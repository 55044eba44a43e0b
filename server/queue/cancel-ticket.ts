import type { Context, Statement } from '../database/command.ts';
import { decideCancel } from './decide-ticket.ts';
import { readQueue } from './read-rows.ts';
import type { TicketRow } from './rows.ts';
import { writeEvents } from './write-events.ts';

/** Cancels the ticket of an appointment that is taken back; refuses patient_called, appointment_completed. */
export function* cancelTicket(
  context: Context,
  organisationGid: string,
  ticket: TicketRow,
): Generator<Statement, void, unknown> {
  const queue = (yield* readQueue(ticket.queueGid))!;
  yield* writeEvents(context, organisationGid, queue, decideCancel(queue, ticket));
}
