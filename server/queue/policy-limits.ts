import { type AtCounter, complete, endCall } from './counter-call.ts';
import type { CounterState } from './counter-state.ts';
import type { QueueEvent } from './event.ts';
import type { CounterCall, TicketRow } from './rows.ts';
import { refuse, whyNoRoom } from './why-not.ts';

/**
 * What a counter must do before it calls somebody: finish its own call, if the policy lets a call do that, and stay
 * within the room in front of the counters. Refuses patient_not_finished and waiting_room_full.
 */
export function makeRoom(state: CounterState, at: AtCounter): QueueEvent[] {
  refuse(whyNoRoom(state));
  return complete(state, at, 'next');
}

/** Whether another recall passes the patient instead, because they were called as often as the policy allows. */
export function recallPasses({ policy }: Pick<CounterState, 'policy'>, { calls }: CounterCall): boolean {
  return policy.callLimit > 0 && calls >= policy.callLimit && policy.afterCallLimit === 'pass';
}

/** The patient at the counter did not come: passed, and ended as a no-show where that was the last time. */
export function passCall(state: CounterState, at: AtCounter): QueueEvent[] {
  const passed = endCall(state, 'passed', at);
  return state.current ? [passed, ...noShow(state, state.current, at)] : [passed];
}

/** After a pass: the ticket ends as a no-show once its patient was passed as often as the policy allows. */
export function noShow(
  { policy }: Pick<CounterState, 'policy'>,
  { gid, queueGid, number, passes }: TicketRow,
  at: AtCounter,
): QueueEvent[] {
  if (policy.passLimit === 0 || passes + 1 < policy.passLimit) return [];
  return [at('expired', { ticketGid: gid, queueGid, number, claim: 'passed' })];
}
