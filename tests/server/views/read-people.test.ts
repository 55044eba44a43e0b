import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueueStatus } from '#generated/values.ts';
import { readPeople } from '#server/views/read-people.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const numbers = (status: QueueStatus, limit: number, from?: number) => {
  const [queue] = hospital.rows<{ gid: string }>('SELECT gid FROM queue');
  return hospital.read(readPeople(queue!.gid, status, limit, from)).map(({ number }) => number);
};

test('those who were passed are read by number, whoever came or was passed first, and as many as are asked for', () => {
  const asTheyCame = [4, 2, 5, 1, 3];
  hospital.push(...asTheyCame.map((serialNumber) => ({ serialNumber, patientId: `P${serialNumber}` })));
  for (const number of asTheyCame) hospital.checkIn(`P${number}`);
  hospital.act('room101', { kind: 'logIn' });
  for (const number of [2, 5, 1, 4]) {
    hospital.act('room101', { kind: 'number', number });
    hospital.act('room101', { kind: 'pass' });
  }
  expect(numbers('passed', 10)).toEqual([1, 2, 4, 5]);
  expect(numbers('passed', 2)).toEqual([1, 2]);
  expect(numbers('passed', 2, 1)).toEqual([2, 4]);
  expect(numbers('passed', 0)).toEqual([]);
  expect(numbers('awaiting', 10)).toEqual([3]);
});

test('those who are done are read from the last call to the first, of two calls at once the higher number first', () => {
  for (let count = 0; count < 4; count += 1) hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  const call = (desk: string, number: number, nurse?: string) => hospital.act(desk, { kind: 'number', number }, nurse);
  call('desk1', 1004);
  call('desk2', 1003, 'nurse2');
  hospital.now += 60_000;
  call('desk1', 1001);
  call('desk2', 1002, 'nurse2');
  hospital.now += 60_000;
  hospital.act('desk1', { kind: 'logOut' });
  hospital.act('desk2', { kind: 'logOut' }, 'nurse2');
  expect(numbers('completed', 10)).toEqual([1002, 1001, 1004, 1003]);
  expect(numbers('completed', 2, 1)).toEqual([1001, 1004]);
});

test('a person is read with what the hospital system said, where it said anything', () => {
  hospital.push({ name: '王小明' });
  hospital.checkIn('P1');
  hospital.takeNumber({ panelGid: 'room101' });
  const [queue] = hospital.rows<{ gid: string }>('SELECT gid FROM queue');
  const people = hospital.read(readPeople(queue!.gid, 'awaiting', 10));
  expect(people.map(({ appointment }) => appointment?.name)).toEqual(['王小明', undefined]);
});
