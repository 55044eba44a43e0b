import { transitions } from '#generated/transitions.ts';
import type { EventKind, QueueStatus, TicketSource } from '#generated/values.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * The status that an event leads to, by the one table of allowed moves (schemas/queue/Transitions.json).
 * Refuses any other move with invalid_queue_operation.
 */
export function move(from: QueueStatus, by: EventKind): QueueStatus {
  const allowed = transitions.find((transition) => transition.from === from && transition.by === by);
  if (!allowed) throw new Refusal({ code: 'invalid_queue_operation' });
  return allowed.to;
}

/**
 * The status before a move that is undone, if the table lets it be undone so.
 * Refuses any other with invalid_queue_operation.
 */
export function moveBack(from: QueueStatus, by: EventKind, to: QueueStatus): QueueStatus {
  if (!transitions.some((one) => one.from === from && one.by === by && one.to === to)) {
    throw new Refusal({ code: 'invalid_queue_operation' });
  }
  return to;
}

/** The status that a ticket is issued with: who has an appointment may not be here yet, anybody else stands there. */
export function issuedStatus(source: TicketSource): QueueStatus {
  return source === 'appointment' ? 'registering' : 'awaiting';
}
