import { expect, test } from 'vitest';
import { openHospital } from '../hospital.ts';
import { expectRowsToEqualLog } from '../stored-rows.ts';

test('a counter that also calls for a room with reserved numbers calls who has one, before anybody used the room', () => {
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
  hospital.change('panel', 'expert', { ...room, callingMode: 2 });
  hospital.act('doctor', { kind: 'logIn' });
  expect(hospital.act('doctor', { kind: 'next' }).current?.number).toBe(5);
  expectRowsToEqualLog(hospital);
  hospital.close();
});
