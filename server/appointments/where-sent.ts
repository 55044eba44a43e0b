import type { Statement } from '../database/command.ts';
import { type CounterPlace, ownerOf, readPlaces } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import type { TicketRow } from '../queue/rows.ts';

/**
 * Yields where a patient's number stands now: at the place of the appointment, or where a counter has sent them on. The
 * rules there count, and there they are called.
 */
export function* whereSent(
  place: CounterPlace,
  ticket: TicketRow | undefined,
): Generator<Statement, CounterPlace, unknown> {
  // Who has not come yet was sent nowhere: such a number may be of a group that the room has left.
  if (!ticket || ticket.status === 'registering') return place;
  const { ownerGid } = queueName(ticket.queueGid);
  if (ownerOf(place).gid === ownerGid) return place;
  // A room that has joined a group since has its patients called there.
  const there = (yield* readPlaces(place.panel.organisationGid)).filter((one) =>
    [ownerOf(one).gid, one.panel.gid].includes(ownerGid),
  );
  return there.find(({ panel }) => panel.body.status !== 'disable') ?? there[0] ?? place;
}
