import { Refusal } from '../errors/refusal.ts';
import type { CounterState } from './counter-state.ts';
import type { QueueEvent } from './event.ts';
import { move } from './move.ts';
import { queueName } from './queue-gid.ts';
import type { CounterCall, QueueRow } from './rows.ts';

/** Makes events that carry the counter, its group and who acted. */
export type AtCounter = (kind: QueueEvent['kind'], about?: Partial<QueueEvent>) => QueueEvent;

/** Finishes the counter's own call, also one left over from an earlier day. */
export function complete({ counter, current }: CounterState, at: AtCounter): QueueEvent[] {
  const call = counter?.call;
  if (!call) return [];
  if (current) move(current.status, 'completed');
  return [at('completed', about(call))];
}

/** The counter's call, unless it is from an earlier business day: that one can only be finished. */
export function standingCall({ counter, queue }: Pick<CounterState, 'counter' | 'queue'>): CounterCall | undefined {
  const call = counter?.call;
  return call && queueName(call.queueGid).serviceDate === queue.serviceDate ? call : undefined;
}

/** What events say of a call. */
export function about({ queueGid, ticketGid, number }: CounterCall): Partial<QueueEvent> {
  return { queueGid, number, ...(ticketGid ? { ticketGid } : {}) };
}

export function belowLimit({ startingNumber }: QueueRow): Refusal {
  return new Refusal({ code: 'number_below_lower_limit', field: 'number', params: { number: startingNumber } });
}
