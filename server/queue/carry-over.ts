import type { Statement } from '../database/command.ts';
import type { QueueEvent } from './event.ts';
import { move } from './move.ts';
import { type CounterPlace, numbersBySession, policyAt, type Setting } from './place.ts';
import { placeInLine } from './policy/place-in-line.ts';
import type { Policy } from './policy/policy.ts';
import { queueName } from './queue-gid.ts';
import { readCounter } from './read-rows.ts';
import type { QueueRow, TicketRow } from './rows.ts';
import { servedQueue, sessions } from './served-queue.ts';
import { numberThere } from './transfer-target.ts';

/** The queue into which somebody goes over who was passed in an earlier session, with the number there. */
export interface LaterQueue {
  readonly queue: QueueRow;
  readonly number: number;
}

/** Whether a ticket is of an earlier session of the same day as a queue. */
export function isOfEarlierSession({ queueGid }: Pick<TicketRow, 'queueGid'>, queue: QueueRow): boolean {
  const { serviceDate, session } = queueName(queueGid);
  return serviceDate === queue.serviceDate && sessions.indexOf(session) < sessions.indexOf(queue.session);
}

/** Yields where a passed patient who is back goes over to; undefined where the room is still at that session. */
export function* readLaterQueue(
  place: CounterPlace,
  setting: Setting,
  ticket: TicketRow,
): Generator<Statement, LaterQueue | undefined, unknown> {
  if (!numbersBySession(place)) return undefined;
  const queue = yield* servedQueue(place, setting, yield* readCounter(place.panel.gid));
  if (!isOfEarlierSession(ticket, queue)) return undefined;
  return { queue, number: yield* numberThere(place, queue, ticket) };
}

/**
 * Takes a patient who was passed in an earlier session into the line of the one that is served, as somebody who was
 * passed there. Refuses (invalid_queue_operation) whoever was not passed.
 */
export function carryOver(
  policy: Policy,
  ticket: TicketRow,
  { queue, number }: LaterQueue,
  now: number,
): [leaves: QueueEvent, joins: QueueEvent] {
  move(move(ticket.status, 'transferred'), 'received');
  const place = placeInLine(policy, { ...ticket, number }, 'passedBack', queue, now);
  const { gid: ticketGid, queueGid, status: claim } = ticket;
  return [
    { kind: 'transferred', queueGid, ticketGid, number: ticket.number, claim },
    { kind: 'received', queueGid: queue.gid, ticketGid, number, payload: { place } },
  ];
}

/** The events for a patient who reports back at a kiosk or desk; undefined where the room is still at that session. */
export function* carryOverHere(
  place: CounterPlace,
  setting: Setting,
  ticket: TicketRow,
): Generator<Statement, { readonly queue: QueueRow; readonly events: QueueEvent[] } | undefined, unknown> {
  const later = yield* readLaterQueue(place, setting, ticket);
  return later && { queue: later.queue, events: carryOver(policyAt(place, setting), ticket, later, setting.now) };
}
