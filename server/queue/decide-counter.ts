import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../errors/refusal.ts';
import { minuteMs } from '../ground/durations.ts';
import { type AtCounter, about, atCounter, belowLimit, complete, standingCall } from './counter-call.ts';
import type { CounterCommand } from './counter-command.ts';
import type { CounterState } from './counter-state.ts';
import { comeBack, leave, start } from './decide-absence.ts';
import { cancel, changePriority, completeByHand, moveToPassed, preset, transfer } from './decide-patient.ts';
import { heldBy, inService, logIn, logOut } from './decide-presence.ts';
import { undo } from './decide-undo.ts';
import type { Before, QueueEvent } from './event.ts';
import { highestFor } from './highest-number.ts';
import { move } from './move.ts';
import { lineCounts } from './policy/line.ts';
import { makeRoom, passCall, recallPasses } from './policy-limits.ts';
import type { TicketRow } from './rows.ts';
import { isAtCounter } from './status-groups.ts';
import { numberAfter, refuse, whyNotAtCounter, whyNotAtPanel, whyNotNow } from './why-not.ts';

/** Decides what happens, as events, or refuses; pure, so that every rule can be read and tested here. */
export function decideAtCounter(state: CounterState, command: CounterCommand): QueueEvent[] {
  refuse(whyNotAtPanel(state, command.kind));
  if (command.kind === 'logIn') return logIn(state, command);
  if (command.kind === 'autoLogOut' && state.counter?.staffGid !== command.staff.staffGid) return [];
  // A head nurse pauses a room from the list of rooms; whoever calls there goes on holding it.
  const fromList = 'fromList' in command && command.fromList === true;
  if (fromList) inService(state, 'counter_not_served');
  else heldBy(state, command.staff);
  refuse(whyNotAtCounter(state, command.kind));
  const namesNumber = 'number' in command && command.number !== undefined;
  const why = namesNumber ? undefined : whyNotNow(state, command.kind);
  refuse(why, state.policy);
  if (why === 'done' && !tellsOtherwise(state, command)) return [];
  const at = atCounter(state, command.staff);
  switch (command.kind) {
    case 'logOut':
      return logOut(state, command.patient, at);
    case 'autoLogOut':
      // Nobody has said that the patient is done with: a consultation goes on, and a call stands.
      return [at('loggedOut', { payload: { automatic: true, leftBy: command.staff.staffGid } })];
    case 'stay':
      return [at('stayed')];
    case 'undo':
      return undo(state, at);
    case 'pause':
      return [at('paused', pauseOf(command, state.now))];
    case 'restart':
      return [at('resumed')];
    case 'pass':
      return passCall(state, at);
    case 'completed':
      return completeByHand(state, command.number, at);
    case 'start':
      return start(state, at);
    case 'away':
      return leave(state, 'wentAway', command.number, at);
    case 'examination':
      return leave(state, 'sentToExamination', command.number, at);
    case 'back':
      return comeBack(state, 'cameBack', at);
    case 'backFromExamination':
      return comeBack(state, 'backFromExamination', at);
    case 'moveToPassed':
      return moveToPassed(state, command.number, at);
    case 'cancel':
      return cancel(state, at);
    case 'transfer':
      return transfer(state, command.number, at);
    case 'priority':
      return changePriority(state, command.priorityTag, at);
    case 'preset':
      return preset(state, command.number, at);
    case 'pauseIssuing':
    case 'resumeIssuing':
      return [
        at(command.kind === 'pauseIssuing' ? 'issuingPaused' : 'issuingResumed', { queueGid: state.issuing.gid }),
      ];
    case 'next':
      return [...complete(state, at, 'next'), next(state, at)];
    case 'number':
      return callNumber(state, command.number, at);
    case 'recall':
      return recall(state, at);
  }
}

function next(state: CounterState, at: AtCounter): QueueEvent {
  if (state.callingMode === 0) {
    return callOf(state, numberAfter(state.queue), at);
  }
  const { queue, inARow } = state;
  const { waiter, reason } = state.next!;
  const line = { counts: queue, reason };
  const payload = { ...(inARow !== undefined && { inARow }), before: beforeCall(state, waiter) };
  return at('called', { queueGid: queue.gid, ticketGid: waiter.gid, claim: 'waiting', line, payload });
}

function callNumber(state: CounterState, number: number, at: AtCounter): QueueEvent[] {
  const { asked, queue } = state;
  if (state.callingMode === 0) {
    if (number > highestFor(state)) throw new Refusal({ code: 'maximum_call_limit' });
    if (number < queue.startingNumber) throw belowLimit(queue);
    if (standingCall(state)?.number === number) return recall(state, at);
    return [...makeRoom(state, at), callOf(state, number, at)];
  }
  // Appointments keep serial numbers of their own, which may lie below the first number that the queue issues.
  if (!asked && number < queue.startingNumber) throw belowLimit(queue);
  if (!asked || asked.status === 'canceled') throw new Refusal({ code: 'number_not_issued' });
  if (isAtCounter(asked.status)) {
    if (asked.gid === state.current?.gid) return recall(state, at);
    throw new Refusal({ code: 'number_called_elsewhere' });
  }
  if (asked.status === 'completed') throw new Refusal({ code: 'number_completed' });
  return [...makeRoom(state, at), callTicket(state, asked, at)];
}

function callTicket(state: CounterState, ticket: TicketRow, at: AtCounter): QueueEvent {
  move(ticket.status, 'called');
  return at('called', {
    queueGid: ticket.queueGid,
    ticketGid: ticket.gid,
    number: ticket.number,
    claim: ticket.status,
    line: { counts: state.queue, reason: 'byNumber' },
    payload: { before: beforeCall(state, ticket) },
  });
}

/** A call where no list is kept. */
function callOf({ queue }: CounterState, number: number, at: AtCounter): QueueEvent {
  return at('called', { queueGid: queue.gid, number, payload: { before: { currentNumber: queue.currentNumber } } });
}

/** What patients are told of a pause. */
function pauseOf(
  { reason, minutes }: Extract<CounterCommand, { kind: 'pause' }>,
  now: number,
): Pick<QueueEvent, 'payload'> | undefined {
  if (!reason && !minutes) return undefined;
  return { payload: { pause: { ...(reason && { reason }), ...(minutes && { until: now + minutes * minuteMs }) } } };
}

/** Whether a pause tells patients something else than the one that lasts: then it takes its place. */
function tellsOtherwise({ counter, now }: CounterState, command: CounterCommand): boolean {
  const told = command.kind === 'pause' ? pauseOf(command, now)?.payload?.pause : undefined;
  return told !== undefined && !isDeepStrictEqual(told, counter?.pause);
}

/** How it was before a patient was called; the fold of the log knows what goes without saying. */
function beforeCall(
  { queue, counter, inARow }: CounterState,
  {
    status,
    calledAt,
    counterGid,
    forCounterGid,
  }: Pick<TicketRow, 'status' | 'calledAt' | 'counterGid' | 'forCounterGid'>,
): Before {
  return {
    status,
    ...(calledAt !== null && { calledAt }),
    ...(counterGid !== null && { counterGid }),
    ...(forCounterGid !== null && { forCounterGid }),
    counts: lineCounts(queue),
    ...(inARow !== undefined && counter?.turn && { turn: counter.turn }),
  };
}

function recall(state: CounterState, at: AtCounter): QueueEvent[] {
  refuse(whyNotNow(state, 'recall'), state.policy);
  const call = standingCall(state)!;
  if (recallPasses(state, call)) return passCall(state, at);
  return [at('recalled', about(call))];
}
