/** Numbers that may have been given after a backup, left out when it was restored (decision 182). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { skipNumbers } from '#server/queue/skip-numbers.ts';
import { atHour, type Hospital, openHospital } from './hospital.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const skip = (count: number) =>
  hospital.run((context) => skipNumbers({ organisationGid: hospital.organisationGid, count }, context));
const take = (of: { panelGid: string } | { groupGid: string } = { panelGid: 'room101' }) =>
  hospital.takeNumber(of).number;

test('the next number is so many further on, and who waits is called before it', () => {
  expect([take(), take()]).toEqual([1, 2]);
  skip(100);
  expect(take()).toBe(103);
  hospital.act('room101', { kind: 'logIn' });
  const called = [1, 2, 3].map(() => hospital.act('room101', { kind: 'next' }).current?.number);
  expect(called).toEqual([1, 2, 103]);
});

test('a queue of which the backup has nothing yet begins so many further on', () => {
  skip(100);
  expect(take()).toBe(101);
});

test('counters that call from one queue leave them out once', () => {
  expect(take({ groupGid: 'billing' })).toBe(1001);
  skip(100);
  expect(take({ groupGid: 'billing' })).toBe(1102);
});

test('a queue without a list stays where it is: its staff say which number is next', () => {
  hospital.act('room102', { kind: 'logIn' });
  expect(hospital.act('room102', { kind: 'next' }).current?.number).toBe(1);
  skip(100);
  expect(hospital.act('room102', { kind: 'next' }).current?.number).toBe(2);
});

test('the next session begins with its first number', () => {
  skip(100);
  hospital.now = atHour(15);
  expect(take()).toBe(1);
});

test('where little is left up to the highest number, half of that is left out', () => {
  const room = { type: 'defaultPanel', settings: {}, name: '104 診', callingMode: 1, startingNumber: 9990 };
  hospital.add('panel', 'room104', room);
  skip(100);
  expect(take({ panelGid: 'room104' })).toBe(9995);
});
