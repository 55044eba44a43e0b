import type { Context, Statement } from '../database/command.ts';
import { type CounterPlace, policyAt, type Setting } from '../queue/place.ts';
import { placeInLine } from '../queue/place-in-line.ts';
import { readQueue } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';
import { writeEvents } from '../queue/write-events.ts';

/** Lets somebody who was passed, away or at an examination stand in the same line again, where the policy says. */
export function* standAgain(
  context: Context,
  setting: Setting,
  place: CounterPlace,
  ticket: TicketRow,
): Generator<Statement, void, unknown> {
  const { gid: ticketGid, queueGid, number, status: claim } = ticket;
  const queue = (yield* readQueue(queueGid))!;
  const kind = claim === 'checking' ? 'backFromExamination' : 'cameBack';
  const payload = placeInLine({ policy: policyAt(place, setting), queue, now: context.now }, ticket, kind);
  yield* writeEvents(context, setting.organisationGid, queue, [{ kind, queueGid, ticketGid, number, claim, payload }]);
}
