import { limits } from '#generated/limits.ts';
import type { Statement } from '../database/command.ts';
import { aheadOf } from '../queue/ahead-of.ts';
import { hasBegun } from '../queue/earlier-sessions.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { readQueue } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';

/** Yields whether the turn of somebody who waits is near: never before the session has begun. */
export function* isNear(
  place: CounterPlace,
  day: OrganisationDay,
  ticket: TicketRow,
): Generator<Statement, boolean, unknown> {
  const queue = (yield* readQueue(ticket.queueGid))!;
  return hasBegun(queue, day) && (yield* aheadOf(place, day, ticket)) <= limits.ticketSoonAhead;
}
