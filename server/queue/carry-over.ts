import { Refusal } from '../errors/refusal.ts';
import type { LaterQueue } from './counter-state.ts';
import type { QueueEvent } from './event.ts';
import type { Policy } from './policy/policy.ts';
import { positionInLine } from './policy/position-in-line.ts';
import { queueName } from './queue-gid.ts';
import type { QueueRow, TicketRow } from './rows.ts';
import { sessions } from './sessions.ts';

/** Whether a ticket is of an earlier session of the same day as a queue. */
export function isOfEarlierSession({ queueGid }: Pick<TicketRow, 'queueGid'>, queue: QueueRow): boolean {
  const { serviceDate, session } = queueName(queueGid);
  return serviceDate === queue.serviceDate && sessions.indexOf(session) < sessions.indexOf(queue.session);
}

/**
 * Takes a patient who was passed in an earlier session into the line of the one that is served, as somebody who was
 * passed there. Refuses (invalid_queue_operation) a patient who was not passed.
 */
export function carryOver(
  policy: Policy,
  ticket: TicketRow,
  { queue, number }: LaterQueue,
  now: number,
): [leaves: QueueEvent, joins: QueueEvent] {
  if (ticket.status !== 'passed') throw new Refusal({ code: 'invalid_queue_operation' });
  const position = positionInLine(policy, { ...ticket, number }, 'passedBack', queue, now);
  const { gid: ticketGid, queueGid, status: claim } = ticket;
  return [
    { kind: 'transferred', queueGid, ticketGid, number: ticket.number, claim },
    { kind: 'received', queueGid: queue.gid, ticketGid, number, payload: { place: position } },
  ];
}
