import { expect, test } from 'vitest';
import { atHour, openHospital } from '../hospital.ts';
import { refusalOf } from '../refusal-of.ts';
import { expectRowsToEqualLog } from '../stored-rows.ts';

test('a counter that also calls for a room calls nobody there who has not checked in, until the room reserves numbers', () => {
  const hospital = openHospital();
  const room = { type: 'defaultPanel', settings: {}, name: '專家門診', roomCode: 'R201' };
  hospital.add('panel', 'expert', { ...room, callingMode: 1 });
  hospital.add('panel', 'doctor', {
    ...room,
    name: '普通門診',
    roomCode: 'R202',
    callingMode: 1,
    alsoCalls: ['expert'],
  });
  hospital.push({ room: 'R201', serialNumber: 5 });
  hospital.act('doctor', { kind: 'logIn' });
  expect(refusalOf(() => hospital.act('doctor', { kind: 'next' }))).toBe('no_waiting_patient');
  hospital.change('panel', 'expert', { ...room, callingMode: 2 });
  expect(hospital.act('doctor', { kind: 'next' }).current?.number).toBe(5);
  expectRowsToEqualLog(hospital);
  hospital.close();
});

test('with the last patient of the morning at the counter, next calls who has a reserved number for the afternoon', () => {
  const hospital = openHospital();
  const room = { type: 'defaultPanel', settings: {} };
  const expert = { ...room, name: '專家門診', roomCode: 'R201', callingMode: 1 };
  hospital.add('panel', 'expert', expert);
  hospital.add('panel', 'doctor', { ...room, name: '普通門診', callingMode: 1, alsoCalls: ['expert'] });
  hospital.takeNumber({ panelGid: 'expert' });
  hospital.push({ room: 'R201', serialNumber: 7, shift: 'afternoon' });
  hospital.act('doctor', { kind: 'logIn' });
  expect(hospital.act('doctor', { kind: 'next' }).current?.number).toBe(1);
  hospital.change('panel', 'expert', { ...expert, callingMode: 2 });
  hospital.now = atHour(14);
  expect(hospital.act('doctor', { kind: 'next' }).current?.number).toBe(7);
  hospital.close();
});
