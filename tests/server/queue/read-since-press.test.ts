import { expect, test } from 'vitest';
import { openHospital } from './hospital.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

test('a patient who was sent away comes back to a number that somebody else had and gave back since', () => {
  const hospital = openHospital();
  hospital.add('panel', 'room104', { type: 'defaultPanel', name: '104 診', settings: {}, callingMode: 1 });
  for (const panelGid of ['room101', 'room104']) hospital.takeNumber({ panelGid });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room104', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room104' });
  hospital.act('room104', { kind: 'transfer', toPanelGid: 'room101', number: 1 }, 'nurse2');
  hospital.add('panel', 'room105', { type: 'defaultPanel', name: '105 診', callingMode: 1, alsoCalls: ['room101'] });
  hospital.act('room105', { kind: 'logIn' }, 'nurse2');
  hospital.act('room105', { kind: 'cancel', number: 1 }, 'nurse2', 'room101');
  expect(hospital.act('room101', { kind: 'undo' }).current?.number).toBe(1);
  expectRowsToEqualLog(hospital);
  hospital.close();
});
