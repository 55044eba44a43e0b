import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLanes } from '#server/queue/read-line.ts';
import { type Hospital, openHospital } from './hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('of many in a lane the first are read, by number or by when they came', () => {
  for (const serialNumber of [1, 2, 3, 4]) hospital.push({ serialNumber });
  for (const number of [3, 1, 4, 2]) {
    hospital.now += 1000;
    hospital.checkIn(`P${number}`);
  }
  const [queue] = hospital.rows<{ gid: string }>('SELECT gid FROM queue');
  const first = (order: 'registration' | 'checkIn') =>
    hospital.read(readLanes(queue!.gid, { order }, 2)).map(({ number }) => number);
  expect(first('registration').toSorted()).toEqual([1, 2]);
  expect(first('checkIn').toSorted()).toEqual([1, 3]);
});
