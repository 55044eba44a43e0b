import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueuePolicy } from '#generated/shapes.ts';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { type Hospital, openHospital } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';
import { expectRowsToEqualLog, logOf } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  for (let count = 0; count < 4; count += 1) hospital.takeNumber({ groupGid: 'billing' });
  desk1({ kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const rules = (queuePolicy: QueuePolicy) => hospital.setOrganisation({ queuePolicy });
const desk1 = (action: CounterRequest['action']) => hospital.act('desk1', action);
const refused = (action: CounterRequest['action']) => refusalOf(() => desk1(action));
const passedOf = (numbers: readonly { number: number }[]) => numbers.map(({ number }) => number);

test('where next does not finish the present patient, staff must', () => {
  rules({ nextCompletes: false });
  desk1({ kind: 'next' });
  expect(refused({ kind: 'next' })).toBe('patient_not_finished');
  expect(refused({ kind: 'number', number: 1003 })).toBe('patient_not_finished');
  desk1({ kind: 'completed' });
  expect(desk1({ kind: 'next' }).current?.number).toBe(1002);
  desk1({ kind: 'pass' });
  expect(desk1({ kind: 'next' }).current?.number).toBe(1003);
});

test('no more are called than there is room in front of the counters', () => {
  rules({ roomCap: 1 });
  hospital.act('desk2', { kind: 'next' }, 'nurse2');
  expect(refused({ kind: 'next' })).toBe('waiting_room_full');
  expect(hospital.act('desk2', { kind: 'next' }, 'nurse2').current?.number, 'its own place is free').toBe(1002);
  hospital.act('desk2', { kind: 'completed' }, 'nurse2');
  expect(desk1({ kind: 'next' }).current?.number).toBe(1003);
});

test('called as often as the rules allow, the patient is passed', () => {
  rules({ callLimit: 2, afterCallLimit: 'pass' });
  desk1({ kind: 'next' });
  expect(desk1({ kind: 'recall' }).current).toMatchObject({ number: 1001, calls: 2 });
  const state = desk1({ kind: 'recall' });
  expect([state.current, passedOf(state.passed)]).toEqual([undefined, [1001]]);
});

test('or another recall is refused, and the number still stands', () => {
  rules({ callLimit: 1, afterCallLimit: 'refuse' });
  desk1({ kind: 'next' });
  expect(refused({ kind: 'recall' })).toBe('recall_limit_reached');
  expect(desk1({ kind: 'pass' }).current).toBeUndefined();
});

test('passed as often as the rules allow, the number ends as a no-show', () => {
  rules({ passLimit: 2 });
  desk1({ kind: 'next' });
  expect(passedOf(desk1({ kind: 'pass' }).passed)).toEqual([1001]);
  desk1({ kind: 'number', number: 1001 });
  expect(passedOf(desk1({ kind: 'pass' }).passed)).toEqual([]);
  expect(logOf(hospital).at(-1)).toMatchObject({ kind: 'expired', number: 1001 });
  expect(refused({ kind: 'number', number: 1001 })).toBe('number_not_issued');
  rules({ passLimit: 1 });
  expect(passedOf(desk1({ kind: 'moveToPassed', number: 1002 }).passed), 'also without a call').toEqual([]);
  expect(logOf(hospital).at(-1)).toMatchObject({ kind: 'expired', number: 1002 });
});
