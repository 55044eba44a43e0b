import type { LeavingPatient } from '#generated/values.ts';
import { Refusal } from '../errors/refusal.ts';
import { type AtCounter, about, atCounter, complete, standingCall } from './counter-call.ts';
import type { CounterCommand, StaffMember } from './counter-command.ts';
import type { CounterState } from './counter-state.ts';
import type { QueueEvent } from './event.ts';
import { move } from './move.ts';
import { passCall } from './policy-limits.ts';
import { positionInLine } from './position-in-line.ts';
import type { CounterCall, CounterRow } from './rows.ts';

export function logIn(state: CounterState, command: Extract<CounterCommand, { kind: 'logIn' }>): QueueEvent[] {
  const { counter } = state;
  const { staffGid, staffName } = command.staff;
  const held = counter && counter.service !== 'unlogin';
  if (held && counter.staffGid !== staffGid && !command.takeOver) throw taken(counter);
  const own = held && counter.staffGid === staffGid;
  // Whoever comes back to their own counter, after a reload, finds it as it was; only a choice moves it.
  const queueGid = own && !command.session && counter.queueGid ? counter.queueGid : state.opening;
  const sameDoctor = (counter?.doctorName ?? undefined) === (command.doctorName || undefined);
  if (own && sameDoctor && counter.queueGid === queueGid) return [];
  const payload = { staffName, queueGid, ...(command.doctorName ? { doctorName: command.doctorName } : {}) };
  return [atCounter(state, command.staff)('loggedIn', { payload })];
}

/**
 * Leaves the counter. What becomes of the patient there staff say (logOut.patient); who does not say, as an older
 * controller, has completed them.
 */
export function logOut(state: CounterState, patient: LeavingPatient | undefined, at: AtCounter): QueueEvent[] {
  const out = at('loggedOut');
  const call = standingCall(state);
  if (call && patient === 'back') return [...putBack(state, call, at), out];
  if (call && patient === 'passed') return [...passCall(state, at), out];
  return [...complete(state, at, call && patient ? undefined : 'leaving'), out];
}

/**
 * The patient who was called waits again where they stood; where no list is kept, the number is the next again. Refuses
 * that (numbers_went_on) where other numbers followed it: they would be called a second time.
 */
function putBack(state: CounterState, call: CounterCall, at: AtCounter): QueueEvent[] {
  const { current, queue } = state;
  if (current) move(current.status, 'putBack');
  const event = at('putBack', about(call));
  if (current) return [{ ...event, payload: positionInLine(state, current, 'putBack') }];
  if (call.queueGid !== queue.gid || call.number !== queue.currentNumber)
    throw new Refusal({ code: 'numbers_went_on' });
  const before = call.number > queue.startingNumber ? call.number - 1 : 0;
  return [event, at('preset', { queueGid: call.queueGid, number: before })];
}

/** Refuses where nobody serves; who asks from the list of rooms is told so, and not to sign in. */
export function inService(
  { counter }: Pick<CounterState, 'counter'>,
  code: 'counter_not_logged_in' | 'counter_not_served' = 'counter_not_logged_in',
): CounterRow {
  if (!counter || counter.service === 'unlogin') throw new Refusal({ code });
  return counter;
}

/** One counter, one member of staff: refuses whoever does not hold it. */
export function heldBy(state: Pick<CounterState, 'counter'>, { staffGid }: StaffMember): CounterRow {
  const counter = inService(state);
  if (counter.staffGid !== staffGid) throw taken(counter);
  return counter;
}

function taken(counter: CounterRow): Refusal {
  return new Refusal({ code: 'counter_taken', params: { name: counter.staffName ?? '' } });
}
