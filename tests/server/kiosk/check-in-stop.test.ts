import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCheckInStop } from '#server/kiosk/check-in-stop.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const stop = (panelGid: string) => hospital.read(readCheckInStop('demo', panelGid));
const room = { type: 'defaultPanel', name: '101 診', roomCode: 'R101', callingMode: 1 };

test('a kiosk takes check-ins unless its panel is paused or disabled', () => {
  expect(stop('room101')).toEqual({ stopped: false });
  hospital.push({});
  hospital.change('panel', 'room101', { ...room, status: 'pause' });
  expect(stop('room101')).toEqual({ stopped: true, reason: 'panelPaused' });
  expect(refusalOf(() => hospital.checkIn('P1', 'room101'))).toBe('check_in_stopped');
  expect(hospital.checkIn('P1').data[0]?.outcome).toBe('checkedIn');
  hospital.change('panel', 'room101', { ...room, status: 'disable' });
  expect(stop('room101')).toEqual({ stopped: true, reason: 'panelDisabled' });
});

test('without a room in service there is nothing to check in for', () => {
  const lobby = { type: 'clinicsLobbyPanel', name: '大廳', callingMode: -1, settings: { sources: ['room101'] } };
  hospital.change('panel', 'entrance', lobby);
  expect(stop('entrance')).toEqual({ stopped: false });
  hospital.change('panel', 'room101', { ...room, status: 'disable' });
  expect(stop('entrance')).toEqual({ stopped: true, reason: 'noRoom' });
});
