import type { Context, Statement } from '../database/command.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { readLaterQueue } from '../queue/read-later-queue.ts';
import type { TicketRow } from '../queue/rows.ts';
import { standAgain } from './stand-again.ts';

/**
 * Whoever was away for a while, or at an examination, reports back and stands in line where the policy says. Yields
 * false, and changes nothing, where the room has gone on to a later session: nobody would call them there.
 */
export function* letBackIn(
  context: Context,
  day: OrganisationDay,
  place: CounterPlace,
  ticket: TicketRow,
): Generator<Statement, boolean, unknown> {
  if (yield* readLaterQueue(place, day, ticket)) return false;
  yield* standAgain(context, day, place, ticket);
  return true;
}
