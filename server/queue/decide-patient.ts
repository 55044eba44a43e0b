import { Refusal } from '../errors/refusal.ts';
import { type AtCounter, about, belowLimit, complete, standingCall } from './counter-call.ts';
import type { CounterState } from './decide-counter.ts';
import type { QueueEvent } from './event.ts';
import { move } from './move.ts';
import type { TicketRow } from './rows.ts';
import { isAtCounter } from './status-groups.ts';

/** The consultation is over, and nobody is called yet. */
export function completeByHand(state: CounterState, at: AtCounter): QueueEvent[] {
  if (!state.counter?.call) throw new Refusal({ code: 'nothing_to_complete' });
  return complete(state, at);
}

/** Moves a patient to the passed without a call: who went away while waiting, or was taken for seen by mistake. */
export function moveToPassed(state: CounterState, number: number, at: AtCounter): QueueEvent[] {
  const ticket = askedTicket(state);
  const call = standingCall(state);
  if (call && call.ticketGid === ticket.gid) {
    move(ticket.status, 'passed');
    return [at('passed', about(call))];
  }
  move(ticket.status, 'movedToPassed');
  return [at('movedToPassed', { ...placeOf(ticket), number, claim: ticket.status })];
}

/**
 * Sends a patient to another counter, where they are next: the one of the standing call, or one of the list. In
 * another queue they keep their number if it is free there.
 */
export function transfer(state: CounterState, number: number | undefined, at: AtCounter): QueueEvent[] {
  const { target } = state;
  const ticket = number === undefined ? calledTicket(state) : askedTicket(state);
  if (!target || target.panelGid === state.panelGid) {
    throw new Refusal({ code: 'transfer_same_counter', field: 'toPanelGid' });
  }
  if (!target.allowed) throw new Refusal({ code: 'transfer_target_not_allowed', field: 'toPanelGid' });
  if (!target.keepsList) throw new Refusal({ code: 'queue_keeps_no_list', field: 'toPanelGid' });
  if (!target.staffed) throw new Refusal({ code: 'transfer_target_closed', field: 'toPanelGid' });
  move(move(ticket.status, 'transferred'), 'received');
  const sameQueue = target.queue.gid === ticket.queueGid;
  return [
    at('transferred', {
      ...placeOf(ticket),
      number: ticket.number,
      claim: ticket.status,
      payload: { toPanelGid: target.panelGid },
    }),
    {
      kind: 'received',
      panelGid: target.panelGid,
      groupGid: target.groupGid,
      queueGid: target.queue.gid,
      ticketGid: ticket.gid,
      number: sameQueue ? ticket.number : target.number,
      payload: { orderKey: sameQueue ? ticket.orderKey : target.number },
    },
  ];
}

/** Sets the number to go on from, where no list is kept; 0 begins anew with the starting number. */
export function preset({ callingMode, queue }: CounterState, number: number, at: AtCounter): QueueEvent[] {
  if (callingMode !== 0) throw new Refusal({ code: 'preset_needs_no_list' });
  if (number !== 0 && number < queue.startingNumber) throw belowLimit(queue);
  return queue.currentNumber === number ? [] : [at('preset', { queueGid: queue.gid, number })];
}

/** Pauses or resumes the issuing of numbers to walk-ins; who has an appointment is not held up. */
export function pauseIssuing({ callingMode, issuing }: CounterState, paused: boolean, at: AtCounter): QueueEvent[] {
  if (callingMode === 0) throw new Refusal({ code: 'issuing_not_possible' });
  if ((issuing.issuing === 'paused') === paused) return [];
  return [at(paused ? 'issuingPaused' : 'issuingResumed', { queueGid: issuing.gid })];
}

/** The ticket with the number that the command names; one that another counter has called is not ours to move. */
function askedTicket({ callingMode, asked, current }: CounterState): TicketRow {
  if (callingMode === 0) throw new Refusal({ code: 'queue_keeps_no_list' });
  if (!asked || asked.status === 'canceled') throw new Refusal({ code: 'number_not_issued', field: 'number' });
  if (isAtCounter(asked.status) && asked.gid !== current?.gid) throw new Refusal({ code: 'number_called_elsewhere' });
  return asked;
}

function calledTicket(state: CounterState): TicketRow {
  if (state.callingMode === 0) throw new Refusal({ code: 'queue_keeps_no_list' });
  if (!standingCall(state) || !state.current) throw new Refusal({ code: 'nothing_to_transfer' });
  return state.current;
}

function placeOf({ gid, queueGid }: TicketRow): Pick<QueueEvent, 'ticketGid' | 'queueGid'> {
  return { ticketGid: gid, queueGid };
}
