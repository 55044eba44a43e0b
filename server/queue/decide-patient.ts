import { Refusal } from '../errors/refusal.ts';
import { type AtCounter, belowLimit, complete, endCall, standingCall } from './counter-call.ts';
import type { CounterState } from './counter-state.ts';
import type { QueueEvent } from './event.ts';
import { highestFor } from './highest-number.ts';
import { move } from './move.ts';
import { chosenPriority } from './policy/policy.ts';
import { positionOf as linePlaceOf, positionInLine } from './policy/position-in-line.ts';
import { noShow, passCall } from './policy-limits.ts';
import type { TicketRow } from './rows.ts';
import { isAtCounter } from './status-groups.ts';

/**
 * The consultation is over, and nobody is called yet; with a number, that of somebody who is away or examined and
 * need not come back.
 */
export function completeByHand(state: CounterState, number: number | undefined, at: AtCounter): QueueEvent[] {
  if (number !== undefined) {
    const ticket = askedTicket(state);
    if (ticket.gid === state.counter?.call?.ticketGid) return complete(state, at);
    move(ticket.status, 'completed');
    return [at('completed', { ...placeOf(ticket), number, claim: ticket.status })];
  }
  return complete(state, at);
}

/** Moves a patient to the passed without a call: who went away while waiting, or was taken for seen by mistake. */
export function moveToPassed(state: CounterState, number: number, at: AtCounter): QueueEvent[] {
  const ticket = askedTicket(state);
  const call = standingCall(state);
  if (call && call.ticketGid === ticket.gid) {
    return passCall(state, at);
  }
  move(ticket.status, 'movedToPassed');
  return [at('movedToPassed', { ...placeOf(ticket), number, claim: ticket.status }), ...noShow(state, ticket, at)];
}

/** Takes back a number that was given by mistake; an appointment stands, and its patient is expected again. */
export function cancel(state: CounterState, at: AtCounter): QueueEvent[] {
  const ticket = askedTicket(state);
  move(ticket.status, 'canceled');
  return [at('canceled', { ...placeOf(ticket), number: ticket.number, claim: ticket.status })];
}

/** Puts a patient who waits into another class of priority; the place is otherwise the same. */
export function changePriority(state: CounterState, tag: string | undefined, at: AtCounter): QueueEvent[] {
  const priority = chosenPriority(state, tag);
  const ticket = askedTicket(state);
  move(ticket.status, 'priorityChanged');
  if (ticket.priority === priority) return [];
  const place = { ...linePlaceOf(ticket), priority };
  const { number, status: claim } = ticket;
  return [at('priorityChanged', { ...placeOf(ticket), number, claim, payload: { place } })];
}

/**
 * Sends a patient to another counter, where they are next, or into the line of a group: the one of the standing call,
 * or one of the list. In another queue they keep their number if it is free there.
 */
export function transfer(state: CounterState, number: number | undefined, at: AtCounter): QueueEvent[] {
  const { target } = state;
  const ticket = number === undefined ? state.current! : askedTicket(state);
  if (!target || target.panelGid === state.panelGid) {
    throw new Refusal({ code: 'transfer_same_counter', field: 'toPanelGid' });
  }
  const field = target.panelGid ? 'toPanelGid' : 'toGroupGid';
  if (!target.allowed) throw new Refusal({ code: 'transfer_target_not_allowed', field });
  if (!target.keepsList) throw new Refusal({ code: 'queue_keeps_no_list', field });
  if (!target.staffed) throw new Refusal({ code: 'transfer_target_closed', field });
  move(move(ticket.status, 'transferred'), 'received');
  const sameQueue = target.queue.gid === ticket.queueGid;
  const why = sameQueue ? 'sentOn' : 'received';
  const position = positionInLine(state.policy, { ...ticket, number: target.number }, why, target.queue, state.now);
  const to = target.panelGid ? { toPanelGid: target.panelGid } : { toGroupGid: target.groupGid! };
  const ofCall = ticket.gid === state.current?.gid;
  const leaves = ofCall
    ? endCall(state, 'transferred', at, to)
    : at('transferred', { ...placeOf(ticket), number: ticket.number, payload: to });
  return [
    { ...leaves, claim: ticket.status },
    {
      kind: 'received',
      ...(target.panelGid && { panelGid: target.panelGid }),
      groupGid: target.groupGid,
      queueGid: target.queue.gid,
      ticketGid: ticket.gid,
      number: target.number,
      payload: { place: sameQueue ? position : { ...position, orderKey: target.orderKey } },
    },
  ];
}

/** Sets the number to go on from, where no list is kept; 0 begins again with the first number of the queue. */
export function preset(state: CounterState, number: number, at: AtCounter): QueueEvent[] {
  const { queue } = state;
  if (number !== 0 && number < queue.startingNumber) throw belowLimit(queue);
  if (number > highestFor(state)) throw new Refusal({ code: 'maximum_call_limit' });
  return queue.currentNumber === number ? [] : [at('preset', { queueGid: queue.gid, number })];
}

/** The ticket with the number that the command names; one that another counter has called is not ours to move. */
export function askedTicket({ callingMode, asked, current }: CounterState): TicketRow {
  if (callingMode === 0) throw new Refusal({ code: 'queue_keeps_no_list' });
  if (!asked || asked.status === 'canceled') throw new Refusal({ code: 'number_not_issued', field: 'number' });
  if (isAtCounter(asked.status) && asked.gid !== current?.gid) throw new Refusal({ code: 'number_called_elsewhere' });
  return asked;
}

function placeOf({ gid, queueGid }: TicketRow): Pick<QueueEvent, 'ticketGid' | 'queueGid'> {
  return { ticketGid: gid, queueGid };
}
