import type { EventKind } from '#generated/values.ts';
import { carryOver } from './carry-over.ts';
import { type AtCounter, about, endCall, standingCall } from './counter-call.ts';
import type { CounterState } from './counter-state.ts';
import { askedTicket } from './decide-patient.ts';
import type { QueueEvent } from './event.ts';
import { move } from './move.ts';
import { positionInLine, type Return } from './position-in-line.ts';
import type { TicketRow } from './rows.ts';

/** The patient who was called is here: a doctor consults, anybody else serves. */
export function start(state: CounterState, at: AtCounter): QueueEvent[] {
  const kind = state.variant === 'clinic' ? 'consultationStarted' : 'serviceStarted';
  return [at(kind, about(standingCall(state)!))];
}

/**
 * Lets the patient at the counter, or one of the list, leave the line: for a while, or for an examination elsewhere.
 * The counter is free then.
 */
export function leave(
  state: CounterState,
  kind: Extract<EventKind, 'wentAway' | 'sentToExamination'>,
  number: number | undefined,
  at: AtCounter,
): QueueEvent[] {
  const ticket = number === undefined ? state.current! : askedTicket(state);
  if (ticket.gid === state.current?.gid) return [{ ...endCall(state, kind, at), claim: ticket.status }];
  return [at(kind, { ...whoseMove(ticket, kind), claim: ticket.status })];
}

/** Lets somebody stand in line again; where, is the policy's. */
export function comeBack(state: CounterState, kind: Return, at: AtCounter): QueueEvent[] {
  const ticket = askedTicket(state);
  if (state.later) {
    const [leaves, joins] = carryOver(state.policy, ticket, state.later, state.now);
    return [at(leaves.kind, leaves), joins];
  }
  return [at(kind, { ...whoseMove(ticket, kind), claim: ticket.status, payload: positionInLine(state, ticket, kind) })];
}

function whoseMove(ticket: TicketRow, kind: EventKind): Partial<QueueEvent> {
  move(ticket.status, kind);
  return { queueGid: ticket.queueGid, ticketGid: ticket.gid, number: ticket.number };
}
