/** Numbers that staff give at a counter: to anybody, beyond the numbers of the session, and in a class of priority. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { QueuePolicy, QueueState } from '#generated/shapes.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const rules = (queuePolicy: QueuePolicy, more: object = {}) => hospital.setOrganisation({ queuePolicy, ...more });
const open = (): QueueState => hospital.act('room101', { kind: 'logIn' });
const listed = ({ waiting }: QueueState) => waiting.map(({ number }) => number);
const add = () => hospital.issue('room101', { extra: true }).number;
const walkIn = () => hospital.takeNumber({ panelGid: 'room101' }).number;
const shows = () => hospital.read(composePanelView('demo', 'room101', hospital.now)).view.counter!;

/** Room 101 takes three walk-ins a session. */
function threeASession(more: object = {}): void {
  hospital.change('panel', 'room101', {
    type: 'defaultPanel',
    name: '101 診',
    roomCode: 'R101',
    callingMode: 1,
    settings: {},
    maximumCalls: 3,
    ...more,
  });
}

/** Presses next until nobody waits; the numbers in the order of the calls. */
function callAll(): number[] {
  const numbers: number[] = [];
  for (let state = open(); state.waiting.length > 0; ) {
    state = hospital.act('room101', { kind: 'next' });
    numbers.push(state.current!.number);
  }
  return numbers;
}

describe('patients whom staff add', () => {
  test('are still called last when they were sent to another counter of the queue, and that one is left', () => {
    rules({ extraLimit: 2, extraNumbers: 'continuing' });
    hospital.takeNumber({ groupGid: 'billing' });
    hospital.act('desk1', { kind: 'logIn' });
    hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
    const extra = hospital.issue('desk1', { extra: true }).number;
    const later = hospital.takeNumber({ groupGid: 'billing' }).number;
    hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: extra });
    hospital.act('desk2', { kind: 'logOut' }, 'nurse2');
    const called = Array.from({ length: 3 }, () => hospital.act('desk1', { kind: 'next' }).current?.number);
    expect(called).toEqual([1001, later, extra]);
  });

  test('stand behind the last number of a full session, and walk-ins still get all of theirs', () => {
    threeASession();
    rules({ extraLimit: 2 });
    open();
    expect([walkIn(), walkIn(), add()]).toEqual([1, 2, 4]);
    expect([walkIn(), add()]).toEqual([3, 5]);
    expect(refusalOf(walkIn)).toBe('maximum_call_limit');
    expect(refusalOf(add)).toBe('extra_limit_reached');
    const { waiting, extraLeft } = open();
    expect([waiting.map(({ number, source }) => `${number} ${source}`), extraLeft]).toEqual([
      ['1 ticketMachine', '2 ticketMachine', '3 ticketMachine', '4 extra', '5 extra'],
      0,
    ]);
    hospital.act('room101', { kind: 'cancel', number: 5 });
    expect(add(), 'one that was taken back leaves room for another').toBe(6);
    expect(callAll()).toEqual([1, 2, 3, 4, 6]);
  });

  test('stand behind the last walk-in also where patients with appointments have the first numbers', () => {
    threeASession();
    rules({ extraRule: 'asNormal' });
    hospital.push({ serialNumber: 1, patientId: 'C1' }, { serialNumber: 3, patientId: 'C3' });
    open();
    expect([walkIn(), add()]).toEqual([2, 6]);
    expect([walkIn(), walkIn(), add()]).toEqual([4, 5, 7]);
    expect(refusalOf(walkIn)).toBe('maximum_call_limit');
    expect(callAll()).toEqual([2, 4, 5, 6, 7]);
  });

  test('stand behind all odd numbers of a session whose walk-ins get no others', () => {
    threeASession({ walkInNumbers: 'odd' });
    rules({ extraLimit: 2 });
    hospital.push({ serialNumber: 3, patientId: 'C3' });
    open();
    expect([walkIn(), add(), walkIn(), walkIn(), add()]).toEqual([1, 9, 5, 7, 11]);
  });

  test('have the next free number where the rules say so', () => {
    rules({ extraNumbers: 'continuing' });
    hospital.push({ serialNumber: 2, patientId: 'C2' });
    open();
    expect([walkIn(), add(), walkIn(), add()]).toEqual([1, 3, 4, 5]);
  });

  test('are seen by the rules of the room: last, after those booked, or between the others', () => {
    open();
    hospital.push({ serialNumber: 8, patientId: 'C8' });
    walkIn();
    expect(add()).toBe(9);
    hospital.checkIn('C8');
    walkIn();
    rules({ extraRule: 'everyN', extraEvery: 1 });
    expect(listed(open())).toEqual([1, 9, 2, 8]);
    rules({ extraRule: 'afterBooked' });
    expect(listed(open())).toEqual([1, 2, 8, 9]);
    rules({ extraRule: 'afterBooked', bookedFirst: true });
    expect(listed(open())).toEqual([8, 9, 1, 2]);
    rules({});
    expect(callAll()).toEqual([1, 2, 8, 9]);
  });

  test('keep off the lists in the hall where the rules hide them, and staff see them', () => {
    rules({ extraHidden: true });
    open();
    walkIn();
    add();
    expect(shows()).toMatchObject({ next: [{ number: 1 }], waitingCount: 1 });
    expect(listed(open())).toEqual([1, 2]);
    hospital.act('room101', { kind: 'next' });
    hospital.act('room101', { kind: 'next' });
    expect(shows().current).toBe('002');
    hospital.act('room101', { kind: 'pass' });
    expect(shows().passed).toEqual([]);
    rules({});
    expect(shows().passed).toMatchObject([{ number: 2 }]);
  });

  test('belong to the session that the doctor is at, though it has ended', () => {
    walkIn();
    open();
    hospital.now = atHour(13.5);
    expect(hospital.issue('room101', { extra: true })).toMatchObject({ number: 2, ahead: 1 });
    expect(hospital.issue('room101', {}).number, 'of the afternoon').toBe(1);
    expect(listed(open())).toEqual([1, 2]);
  });
});

test('a number is given only by whoever holds the counter, and only where a list is kept', () => {
  expect(refusalOf(() => hospital.issue('room101', {}))).toBe('counter_not_logged_in');
  hospital.act('room102', { kind: 'logIn' });
  expect(refusalOf(() => hospital.issue('room102', {}))).toBe('issuing_not_possible');
  open();
  expect(refusalOf(() => hospital.issue('room101', {}, 'nurse2'))).toBe('counter_taken');
  hospital.act('room101', { kind: 'pauseIssuing' });
  expect(refusalOf(() => hospital.issue('room101', {}))).toBe('issuing_paused');
});

describe('a class of priority', () => {
  const classes = { priorityTags: ['急件', '敬老'] };
  const change = (number: number, priorityTag?: string) =>
    hospital.act('room101', { kind: 'priority', number, ...(priorityTag && { priorityTag }) });

  test('is given by staff to whoever waits, and taken back', () => {
    rules({ priorityEvery: 0 }, classes);
    open();
    for (let taken = 0; taken < 3; taken += 1) walkIn();
    expect(hospital.issue('room101', { priorityTag: '敬老' })).toMatchObject({ number: 4, ahead: 0 });
    const changed = change(3, '急件');
    expect(changed).toMatchObject({ priorityTags: ['急件', '敬老'], nextNumber: 3 });
    expect(changed.waiting.map(({ number, priorityTag }) => [number, priorityTag])).toEqual([
      [3, '急件'],
      [4, '敬老'],
      [1, undefined],
      [2, undefined],
    ]);
    expect(listed(change(4))).toEqual([3, 1, 2, 4]);
    expect(callAll()).toEqual([3, 1, 2, 4]);
  });

  test('must be one of the organisation, and belongs to somebody who waits', () => {
    rules({}, classes);
    open();
    walkIn();
    expect(refusalOf(() => change(1, '貴賓'))).toBe('priority_not_offered');
    hospital.act('room101', { kind: 'next' });
    expect(refusalOf(() => change(1, '急件'))).toBe('invalid_queue_operation');
  });

  test('is chosen at the ticket machine only where the rules let patients choose', () => {
    rules({ priorityEvery: 0 }, classes);
    const take = () => hospital.takeNumber({ panelGid: 'room101', priorityTag: '敬老' });
    walkIn();
    expect(refusalOf(take)).toBe('priority_not_offered');
    rules({ priorityAtMachine: true, priorityEvery: 0 }, classes);
    expect(take()).toMatchObject({ number: 2, ahead: 0 });
    expect(callAll()).toEqual([2, 1]);
  });
});
