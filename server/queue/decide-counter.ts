import { Refusal } from '../errors/refusal.ts';
import { type AtCounter, about, belowLimit, complete, standingCall } from './counter-call.ts';
import type { CounterCommand, StaffMember } from './counter-command.ts';
import type { CounterState } from './counter-state.ts';
import { comeBack, leave, start } from './decide-absence.ts';
import { changePriority, completeByHand, moveToPassed, preset, transfer } from './decide-patient.ts';
import type { QueueEvent } from './event.ts';
import { highestFor } from './highest-number.ts';
import { move } from './move.ts';
import { makeRoom, noShow, recallPasses } from './policy-limits.ts';
import type { CounterRow, TicketRow } from './rows.ts';
import { isAtCounter } from './status-groups.ts';
import { numberAfter, refuse, whyNotAtCounter, whyNotAtPanel, whyNotNow } from './why-not.ts';

/** Decides what happens, as events, or refuses; pure, so that every rule can be read and tested here. */
export function decideAtCounter(state: CounterState, command: CounterCommand): QueueEvent[] {
  refuse(whyNotAtPanel(state, command.kind));
  if (command.kind === 'logIn') return logIn(state, command);
  if (command.kind === 'autoLogOut' && state.counter?.staffGid !== command.staff.staffGid) return [];
  heldBy(state, command.staff);
  refuse(whyNotAtCounter(state, command.kind));
  const namesNumber = 'number' in command && command.number !== undefined;
  const why = namesNumber ? undefined : whyNotNow(state, command.kind);
  refuse(why, state.policy);
  if (why === 'done') return [];
  const at = atCounter(state, command.staff);
  switch (command.kind) {
    case 'logOut':
      // Whoever leaves has finished with the patient: a call must not stay open at an empty counter.
      return [...complete(state, at), at('loggedOut')];
    case 'autoLogOut':
      return [...complete(state, at), at('loggedOut', { payload: { automatic: true } })];
    case 'pause':
      return [at('paused')];
    case 'restart':
      return [at('resumed')];
    case 'pass':
      return pass(state, at);
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
      return [...complete(state, at), next(state, at)];
    case 'number':
      return callNumber(state, command.number, at);
    case 'recall':
      return recall(state, at);
  }
}

/** Makes events that carry the counter, its group and who acted. */
function atCounter(state: CounterState, { staffGid }: StaffMember): AtCounter {
  return (kind, about) => ({ kind, panelGid: state.panelGid, groupGid: state.groupGid, staffGid, ...about });
}

function logIn(state: CounterState, command: Extract<CounterCommand, { kind: 'logIn' }>): QueueEvent[] {
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

/** One counter, one member of staff: refuses whoever does not hold it. */
export function heldBy({ counter }: Pick<CounterState, 'counter'>, { staffGid }: StaffMember): CounterRow {
  if (!counter || counter.service === 'unlogin') throw new Refusal({ code: 'counter_not_logged_in' });
  if (counter.staffGid !== staffGid) throw taken(counter);
  return counter;
}

function taken(counter: CounterRow): Refusal {
  return new Refusal({ code: 'counter_taken', params: { name: counter.staffName ?? '' } });
}

function next(state: CounterState, at: AtCounter): QueueEvent {
  if (state.callingMode === 0) {
    return at('called', { queueGid: state.queue.gid, number: numberAfter(state.queue) });
  }
  const { queue, inARow } = state;
  const { waiter, reason } = state.next!;
  const line = { counts: queue, reason };
  const turn = inARow === undefined ? {} : { payload: { inARow } };
  return at('called', { queueGid: queue.gid, ticketGid: waiter.gid, claim: 'waiting', line, ...turn });
}

function callNumber(state: CounterState, number: number, at: AtCounter): QueueEvent[] {
  const { asked, queue } = state;
  if (state.callingMode === 0) {
    if (number > highestFor(state)) throw new Refusal({ code: 'maximum_call_limit' });
    if (number < queue.startingNumber) throw belowLimit(queue);
    if (standingCall(state)?.number === number) return recall(state, at);
    return [...makeRoom(state, at), at('called', { queueGid: queue.gid, number })];
  }
  // Appointments keep serial numbers of their own, which may lie below the first number that the queue issues.
  if (!asked && number < queue.startingNumber) throw belowLimit(queue);
  if (!asked || asked.status === 'canceled') throw new Refusal({ code: 'number_not_issued' });
  if (isAtCounter(asked.status)) {
    if (asked.gid === state.current?.gid) return recall(state, at);
    throw new Refusal({ code: 'number_called_elsewhere' });
  }
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
  });
}

function recall(state: CounterState, at: AtCounter): QueueEvent[] {
  refuse(whyNotNow(state, 'recall'), state.policy);
  const call = standingCall(state)!;
  if (recallPasses(state, call)) return pass(state, at);
  return [at('recalled', about(call))];
}

function pass(state: CounterState, at: AtCounter): QueueEvent[] {
  const call = standingCall(state)!;
  if (!state.current) return [at('passed', about(call))];
  return [at('passed', about(call)), ...noShow(state, state.current, at)];
}
