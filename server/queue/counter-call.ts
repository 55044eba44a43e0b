import type { ClosedBy } from '#generated/values.ts';
import { Refusal } from '../errors/refusal.ts';
import type { StaffMember } from './counter-command.ts';
import type { CounterState } from './counter-state.ts';
import type { Before, EventPayload, QueueEvent } from './event.ts';
import { move } from './move.ts';
import { positionOf } from './policy/position-in-line.ts';
import { queueName } from './queue-gid.ts';
import type { CounterCall, QueueRow, TicketRow } from './rows.ts';

/** Makes events that carry the counter, its group and who acted. */
export type AtCounter = (kind: QueueEvent['kind'], about?: Partial<QueueEvent>) => QueueEvent;

/** The same for a counter and a member of staff there. */
export function atCounter(state: CounterState, { staffGid }: StaffMember): AtCounter {
  return (kind, about) => ({ kind, panelGid: state.panelGid, groupGid: state.groupGid, staffGid, ...about });
}

/**
 * Finishes the counter's own call. One that was left over from an earlier day, and that nobody says they have finished, is
 * nobody's work.
 * @param closedBy what else ended it; absent where somebody says that it is over
 */
export function complete(state: CounterState, at: AtCounter, closedBy?: ClosedBy): QueueEvent[] {
  if (!state.counter?.call) return [];
  const by = closedBy && !standingCall(state) ? 'nobody' : closedBy;
  return [endCall(state, 'completed', at, by && { closedBy: by })];
}

/** How the counter's own call ends: its line says how it was before, so that the press can be undone. */
export function endCall(
  { counter, current }: Pick<CounterState, 'counter' | 'current'>,
  kind: 'completed' | 'passed' | 'wentAway' | 'sentToExamination' | 'transferred',
  at: AtCounter,
  payload?: Partial<EventPayload>,
): QueueEvent {
  const call = counter!.call!;
  if (current) move(current.status, kind);
  const { calls, calledAt, seq } = call;
  const before: Before = {
    ...(current && { status: current.status }),
    ...(current && kind === 'passed' && { passes: current.passes }),
    ...(current && kind === 'transferred' && stoodIn(current)),
    call: { calls, calledAt, seq },
  };
  return at(kind, { ...about(call), payload: { ...payload, before } });
}

function stoodIn(ticket: TicketRow): Pick<Before, 'place' | 'chosenCounterGid'> {
  const { chosenCounterGid } = ticket;
  return { place: positionOf(ticket), ...(chosenCounterGid !== null && { chosenCounterGid }) };
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
