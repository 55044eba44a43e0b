import { expect, test } from 'vitest';
import type { CounterCommand } from '#server/queue/counter-command.ts';
import type { CounterState } from '#server/queue/counter-state.ts';
import { decideAtCounter } from '#server/queue/decide-counter.ts';
import { noCalls } from '#server/queue/policy/line.ts';
import { policyOf } from '#server/queue/policy/policy.ts';
import type { CounterRow, QueueRow, TicketRow } from '#server/queue/rows.ts';
import { refusalOf } from './refusal-of.ts';

const nurse = { staffGid: 'nurse1', staffName: '林護理師' };
const queue: QueueRow = {
  gid: 'room.2026-11-21.morning',
  ownerGid: 'room',
  serviceDate: '2026-11-21',
  session: 'morning',
  startingNumber: 1,
  firstNumber: null,
  nextNumber: 1,
  currentNumber: 0,
  issuing: 'open',
  ...noCalls,
};
const serving: CounterRow = {
  panelGid: 'room',
  service: 'serving',
  staffGid: 'nurse1',
  staffName: '林護理師',
  doctorName: null,
  queueGid: queue.gid,
  call: null,
  turn: null,
  pause: null,
};

function ticket(number: number, status: TicketRow['status'] = 'awaiting'): TicketRow {
  return {
    gid: `ticket${number}`,
    queueGid: queue.gid,
    number,
    orderKey: number,
    status,
    source: 'ticketMachine',
    accessKey: `key${number}`,
    appointmentGid: null,
    issuedAt: 0,
    checkedInAt: null,
    calledAt: null,
    calls: 0,
    passes: 0,
    counterGid: null,
    forCounterGid: null,
    chosenCounterGid: null,
    lane: 'walkIn',
    priority: 0,
    arrivedAt: 0,
    joinedCount: 0,
    slotEndsAt: 0,
  };
}

/** A counter that has called a number: with its ticket, or without where the room keeps no list. */
function calling(number: number, queueGid = queue.gid, ticketGid: string | null = `ticket${number}`): CounterRow {
  return { ...serving, call: { queueGid, ticketGid, number, calls: 1, calledAt: 0, seq: 1 } };
}

function state(changes: Partial<CounterState> = {}): CounterState {
  return {
    panelGid: 'room',
    groupGid: undefined,
    panelStatus: 'enable',
    callingMode: 1,
    now: 0,
    policy: policyOf({}),
    nextCompletes: true,
    variant: 'clinic',
    queue,
    issuing: queue,
    opening: queue.gid,
    counter: serving,
    current: undefined,
    asked: undefined,
    ...changes,
  };
}

type Action = CounterCommand extends infer C ? (C extends unknown ? Omit<C, 'staff'> : never) : never;
const decide = (from: CounterState, action: Action, staff = nurse) =>
  decideAtCounter(from, { ...action, staff } as CounterCommand);
const kinds = (from: CounterState, action: Action) =>
  decide(from, action).map(({ kind, number }) => (number === undefined ? kind : `${kind} ${number}`));

test('next calls whoever waits first and completes the one before', () => {
  const next = { waiter: ticket(4), reason: 'inOrder' } as const;
  const from = state({ counter: calling(3), current: ticket(3, 'called'), next });
  expect(decide(from, { kind: 'next' })).toMatchObject([
    { kind: 'completed', number: 3 },
    { kind: 'called', queueGid: queue.gid, ticketGid: 'ticket4', claim: 'waiting', line: { reason: 'inOrder' } },
  ]);
  expect(refusalOf(() => decide({ ...from, next: undefined }, { kind: 'next' }))).toBe('no_waiting_patient');
});

test('without a list next counts on from the last number, or from the starting number', () => {
  expect(kinds(state({ callingMode: 0 }), { kind: 'next' })).toEqual(['called 1']);
  const later = state({ callingMode: 0, queue: { ...queue, currentNumber: 7 }, counter: calling(7, queue.gid, null) });
  expect(kinds(later, { kind: 'next' })).toEqual(['completed 7', 'called 8']);
  expect(decide(later, { kind: 'next' })[1]?.ticketGid).toBeUndefined();
});

test('without a list the last possible number is followed by none', () => {
  const from = state({ callingMode: 0, queue: { ...queue, currentNumber: 9999 } });
  expect(refusalOf(() => decide(from, { kind: 'next' }))).toBe('maximum_call_limit');
});

test('without a list a chosen number is called as it is, from the starting number to the last possible', () => {
  const from = state({ callingMode: 0, queue: { ...queue, startingNumber: 10 } });
  for (const number of [10, 42, 9999]) expect(kinds(from, { kind: 'number', number })).toEqual([`called ${number}`]);
  expect(refusalOf(() => decide(from, { kind: 'number', number: 9 }))).toBe('number_below_lower_limit');
  expect(refusalOf(() => decide(from, { kind: 'number', number: 10_000 }))).toBe('maximum_call_limit');
});

test.each(['awaiting', 'passed'] as const)('a chosen number is called when its ticket is %s', (status) => {
  expect(kinds(state({ asked: ticket(9, status) }), { kind: 'number', number: 9 })).toEqual(['called 9']);
});

test.each([
  ['nobody has it', undefined, 'number_not_issued'],
  ['it was cancelled', 'canceled', 'number_not_issued'],
  ['its patient has been seen', 'completed', 'number_completed'],
  ['another counter has called it', 'called', 'number_called_elsewhere'],
] as const)('a chosen number is refused when %s', (_why, status, code) => {
  const from = state({ asked: status && ticket(9, status), counter: calling(3), current: ticket(3, 'called') });
  expect(refusalOf(() => decide(from, { kind: 'number', number: 9 }))).toBe(code);
});

test('choosing the number that stands at this counter calls it again', () => {
  const from = state({ counter: calling(3), current: ticket(3, 'called'), asked: ticket(3, 'called') });
  expect(kinds(from, { kind: 'number', number: 3 })).toEqual(['recalled 3']);
  const withoutList = state({ callingMode: 0, counter: calling(3, queue.gid, null) });
  expect(kinds(withoutList, { kind: 'number', number: 3 })).toEqual(['recalled 3']);
});

test('an appointment below the starting number can be called, a number that nobody has cannot', () => {
  const high = { ...queue, startingNumber: 100 };
  expect(kinds(state({ queue: high, asked: ticket(5) }), { kind: 'number', number: 5 })).toEqual(['called 5']);
  expect(refusalOf(() => decide(state({ queue: high }), { kind: 'number', number: 5 }))).toBe(
    'number_below_lower_limit',
  );
});

test('recall and pass act on the number that stands at the counter', () => {
  const from = state({ counter: calling(3), current: ticket(3, 'called') });
  expect(kinds(from, { kind: 'recall' })).toEqual(['recalled 3']);
  expect(kinds(from, { kind: 'pass' })).toEqual(['passed 3']);
  expect(refusalOf(() => decide(state(), { kind: 'recall' }))).toBe('nothing_to_recall');
  expect(refusalOf(() => decide(state(), { kind: 'pass' }))).toBe('nothing_to_pass');
});

test('a call left over from yesterday can only be finished', () => {
  const yesterday = 'room.2026-11-20.evening';
  const next = { waiter: ticket(1), reason: 'inOrder' } as const;
  const from = state({ counter: calling(30, yesterday), current: ticket(30, 'called'), next });
  expect(refusalOf(() => decide(from, { kind: 'recall' }))).toBe('nothing_to_recall');
  expect(decide(from, { kind: 'next' }).map(({ kind, queueGid }) => [kind, queueGid])).toEqual([
    ['completed', yesterday],
    ['called', queue.gid],
  ]);
  expect(kinds(from, { kind: 'completed' })).toEqual(['completed 30']);
  const byHand = { ...from, nextCompletes: false };
  expect(kinds(byHand, { kind: 'next' }), 'holds nobody up').toEqual(['completed 30', 'called']);
  const listless = state({ callingMode: 0, counter: calling(30, yesterday, null) });
  expect(kinds(listless, { kind: 'number', number: 30 }), "is not today's 30").toEqual(['completed 30', 'called 30']);
});

test('a paused counter calls nobody until it resumes', () => {
  const paused = state({
    counter: { ...calling(3), service: 'pause' },
    current: ticket(3, 'called'),
  });
  for (const action of [{ kind: 'next' }, { kind: 'recall' }, { kind: 'number', number: 4 }] as const) {
    expect(refusalOf(() => decide(paused, action))).toBe('counter_paused');
  }
  expect(kinds(paused, { kind: 'restart' })).toEqual(['resumed']);
  expect([kinds(paused, { kind: 'pause' }), kinds(state(), { kind: 'restart' })], 'as it is already').toEqual([[], []]);
});

test('one counter, one member of staff, unless the other takes it over', () => {
  const other = { staffGid: 'nurse2', staffName: '陳護理師' };
  expect(refusalOf(() => decide(state(), { kind: 'logIn' }, other))).toBe('counter_taken');
  expect(refusalOf(() => decide(state(), { kind: 'next' }, other))).toBe('counter_taken');
  expect(decide(state(), { kind: 'logIn', takeOver: true }, other)).toMatchObject([
    { kind: 'loggedIn', staffGid: 'nurse2', payload: { staffName: '陳護理師' } },
  ]);
});

test('signing in again changes nothing, with another doctor it does', () => {
  expect(decide(state(), { kind: 'logIn' })).toEqual([]);
  expect(decide(state(), { kind: 'logIn', doctorName: '陳怡君' })).toMatchObject([
    { payload: { doctorName: '陳怡君' } },
  ]);
});

test('an empty counter does nothing but let somebody sign in', () => {
  for (const counter of [undefined, { ...serving, service: 'unlogin', staffGid: null } as const]) {
    expect(refusalOf(() => decide(state({ counter }), { kind: 'next' }))).toBe('counter_not_logged_in');
    expect(kinds(state({ counter }), { kind: 'logIn' })).toEqual(['loggedIn']);
  }
});

test('signing out finishes the patient who is inside', () => {
  const from = state({ counter: calling(3), current: ticket(3, 'called') });
  expect(kinds(from, { kind: 'logOut' })).toEqual(['completed 3', 'loggedOut']);
});

test('a panel that is switched off calls nobody, but its counter can be closed', () => {
  const off = state({ panelStatus: 'disable' });
  expect(refusalOf(() => decide(off, { kind: 'next' }))).toBe('panel_disabled');
  expect(kinds(off, { kind: 'logOut' })).toEqual(['loggedOut']);
});

test('a panel that only shows calls nobody', () => {
  expect(refusalOf(() => decide(state({ callingMode: -1 }), { kind: 'logIn' }))).toBe('panel_not_serving');
});
