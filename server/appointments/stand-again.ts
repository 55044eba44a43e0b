import type { Context, Statement } from '../database/command.ts';
import { type CounterPlace, type OrganisationDay, policyAt } from '../queue/place.ts';
import { positionInLine } from '../queue/position-in-line.ts';
import { readQueue } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';
import { writeEvents } from '../queue/write-events.ts';

/** Lets somebody who was passed, away or at an examination stand in the same line again, where the policy says. */
export function* standAgain(
  context: Context,
  day: OrganisationDay,
  place: CounterPlace,
  ticket: TicketRow,
): Generator<Statement, void, unknown> {
  const { gid: ticketGid, queueGid, number, status: claim } = ticket;
  const queue = (yield* readQueue(queueGid))!;
  const kind = claim === 'checking' ? 'backFromExamination' : 'cameBack';
  const payload = positionInLine({ policy: policyAt(place, day), queue, now: context.now }, ticket, kind);
  yield* writeEvents(context, day.organisationGid, queue, [{ kind, queueGid, ticketGid, number, claim, payload }]);
}
