import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeClinicInfo } from '#server/kiosk/clinic-info.ts';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const named = (panelGid: string) => [
  hospital.read(composeClinicInfo('demo', panelGid, hospital.now)).panelName,
  hospital.read(composeQueueSizes('demo', panelGid, hospital.now)).name,
];

test('a kiosk and a ticket machine at a door have the name of its room, not that of its screen', () => {
  const door = { type: 'defaultPanel', callingMode: 1, name: 'TV 3F-07 備用' };
  hospital.change('panel', 'room101', { ...door, counterName: '101 診' });
  expect(named('room101')).toEqual(['101 診', '101 診']);
  hospital.change('panel', 'room101', door);
  expect(named('room101')).toEqual(['TV 3F-07 備用', 'TV 3F-07 備用']);
});

test('in a hall they are called as its board is', () => {
  const hall = { type: 'clinicsLobbyPanel', callingMode: -1, name: 'TV 1F-01' };
  hospital.change('panel', 'entrance', { ...hall, settings: { headline: '一樓門診候診區' } });
  expect(named('entrance')).toEqual(['一樓門診候診區', '一樓門診候診區']);
  hospital.change('panel', 'entrance', { ...hall, settings: {} });
  expect(named('entrance')).toEqual(['TV 1F-01', 'TV 1F-01']);
});
