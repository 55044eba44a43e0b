import type { Statement } from '../database/command.ts';
import { carryOver, isOfEarlierSession } from './carry-over.ts';
import type { LaterQueue } from './counter-state.ts';
import type { QueueEvent } from './event.ts';
import { type CounterPlace, numbersBySession, type OrganisationDay, ownerOf, policyAt } from './place.ts';
import { queueName } from './queue-gid.ts';
import { readCounter } from './read-rows.ts';
import type { QueueRow, TicketRow } from './rows.ts';
import { servedQueue } from './served-queue.ts';
import { numberThere } from './transfer-target.ts';

/**
 * Yields where a passed patient who is back goes over to: to the session that the room is at, or to the queue that it
 * calls from since it joined a group or left one, or numbers otherwise; undefined where they are still called in their
 * own.
 */
export function* readLaterQueue(
  place: CounterPlace,
  day: OrganisationDay,
  ticket: TicketRow,
): Generator<Statement, LaterQueue | undefined, unknown> {
  const { ownerGid, session } = queueName(ticket.queueGid);
  const bySession = numbersBySession(place);
  const moved = ownerGid !== ownerOf(place).gid || (session !== 'day') !== bySession;
  if (!moved && !bySession) return undefined;
  const queue = yield* servedQueue(place, day, yield* readCounter(place.panel.gid));
  if (!moved && !isOfEarlierSession(ticket, queue)) return undefined;
  return { queue, number: yield* numberThere(place, queue, ticket) };
}

/** The events for a patient who reports back at a kiosk or desk; undefined where their own queue is still called. */
export function* carryOverHere(
  place: CounterPlace,
  day: OrganisationDay,
  ticket: TicketRow,
): Generator<Statement, { readonly queue: QueueRow; readonly events: QueueEvent[] } | undefined, unknown> {
  const later = yield* readLaterQueue(place, day, ticket);
  return later && { queue: later.queue, events: carryOver(policyAt(place, day), ticket, later, day.now) };
}
