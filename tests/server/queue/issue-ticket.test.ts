import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Hospital, openHospital } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

test('a number that was taken back leaves room for another', () => {
  hospital.change('panel', 'room101', { type: 'defaultPanel', name: '101 診', callingMode: 1, maximumCalls: 1 });
  const take = () => hospital.takeNumber({ panelGid: 'room101' }).number;
  expect(take()).toBe(1);
  expect(refusalOf(take)).toBe('maximum_call_limit');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'cancel', number: 1 });
  expect(take()).toBe(2);
});

test('whose check-in was taken back has the number of the appointment again', () => {
  hospital.push({ serialNumber: 4 });
  hospital.checkIn('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'cancel', number: 4 });
  expect(hospital.checkIn('P1').data[0]?.number).toBe(4);
});
