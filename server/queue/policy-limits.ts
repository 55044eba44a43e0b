import { Refusal } from '../errors/refusal.ts';
import { type AtCounter, complete, standingCall } from './counter-call.ts';
import type { CounterState } from './counter-state.ts';
import type { QueueEvent } from './event.ts';
import type { CounterCall, TicketRow } from './rows.ts';

/**
 * What a counter must do before it calls somebody: finish its own call, if the policy lets a call do that, and stay
 * within the room in front of the counters. Refuses patient_not_finished and waiting_room_full.
 */
export function makeRoom(state: CounterState, at: AtCounter): QueueEvent[] {
  const { roomCap } = state.policy;
  if (!state.nextCompletes && standingCall(state)) throw new Refusal({ code: 'patient_not_finished' });
  if (roomCap > 0 && (state.calledElsewhere ?? 0) >= roomCap) throw new Refusal({ code: 'waiting_room_full' });
  return complete(state, at);
}

/**
 * Whether another recall passes the patient instead, because they were called as often as the policy allows. Refuses
 * recall_limit_reached where the policy leaves it to staff to pass them.
 */
export function recallPasses({ policy }: Pick<CounterState, 'policy'>, { calls }: CounterCall): boolean {
  if (policy.callLimit === 0 || calls < policy.callLimit) return false;
  if (policy.afterCallLimit === 'pass') return true;
  throw new Refusal({ code: 'recall_limit_reached', params: { number: policy.callLimit } });
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
