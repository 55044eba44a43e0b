import type { Context, Statement } from '../database/command.ts';
import { readLaterQueue } from '../queue/carry-over.ts';
import { type CounterPlace, policyAt, type Setting } from '../queue/place.ts';
import { placeInLine } from '../queue/place-in-line.ts';
import { readQueue } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';
import { writeEvents } from '../queue/write-events.ts';

/**
 * Whoever was away for a while, or at an examination, reports back and stands in line where the policy says. Yields
 * false, and changes nothing, where the room has gone on to a later session: nobody would call them there.
 */
export function* letBackIn(
  context: Context,
  setting: Setting,
  place: CounterPlace,
  ticket: TicketRow,
): Generator<Statement, boolean, unknown> {
  if (yield* readLaterQueue(place, setting, ticket)) return false;
  const queue = (yield* readQueue(ticket.queueGid))!;
  const kind = ticket.status === 'checking' ? 'backFromExamination' : 'cameBack';
  const { gid: ticketGid, queueGid, number, status: claim } = ticket;
  const payload = placeInLine({ policy: policyAt(place, setting), queue, now: context.now }, ticket, kind);
  yield* writeEvents(context, setting.organisationGid, queue, [{ kind, queueGid, ticketGid, number, claim, payload }]);
  return true;
}
