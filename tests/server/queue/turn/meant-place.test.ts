import { expect, test } from 'vitest';
import { openHospital } from '../hospital.ts';
import { expectRowsToEqualLog, logOf } from '../stored-rows.ts';

test('a number is of the queue that is looked at, also while a patient of another queue is at the counter', () => {
  const hospital = openHospital();
  const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
  hospital.add('panel', 'doctor', { ...room, name: '普通門診', alsoCalls: ['room101'] });
  for (const panelGid of ['doctor', 'doctor', 'room101', 'room101']) hospital.takeNumber({ panelGid });
  hospital.act('doctor', { kind: 'logIn' });
  expect(hospital.act('doctor', { kind: 'next' }).current?.number).toBe(1);
  hospital.act('doctor', { kind: 'away', number: 2 }, 'nurse1', 'room101');
  expect(logOf(hospital).at(-1)).toMatchObject({ kind: 'wentAway', number: 2 });
  expect(hospital.look('doctor').waiting.map(({ number }) => number)).toEqual([2]);
  expect(hospital.look('room101').waiting.map(({ number }) => number)).toEqual([1]);
  expectRowsToEqualLog(hospital);
  hospital.close();
});
