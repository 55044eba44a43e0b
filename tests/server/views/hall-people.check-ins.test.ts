/** How many have checked in and how many have not, as the screen of an outpatient room says below its list. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composePanelView } from '#server/views/panel-view.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const room = { type: 'uprightOutpatientPanel', settings: {} } as const;
const show = (panelGid: string, callingMode: 0 | 1 | 2) =>
  hospital.change('panel', panelGid, { ...room, name: panelGid, roomCode: codes[panelGid]!, callingMode });
const codes: Readonly<Record<string, string>> = { room101: 'R101', room103: 'R103' };

function said(panelGid: string): (number | undefined)[] {
  const { view } = hospital.read(composePanelView('demo', panelGid, hospital.now));
  const counter = 'counter' in view ? view.counter : undefined;
  return [counter?.checkedInCount, counter?.expectedCount];
}

test('who has not come is counted, more of them than a list of the screen holds', () => {
  show('room101', 1);
  hospital.push(...Array.from({ length: 60 }, () => ({ room: 'R101' })));
  expect(said('room101')).toEqual([0, 60]);
  for (const patient of ['P1', 'P2']) hospital.checkIn(patient);
  expect(said('room101')).toEqual([2, 58]);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  expect(said('room101')).toEqual([1, 58]);
});

test('a number that is reserved has not come with its patient', () => {
  show('room103', 2);
  hospital.push({ room: 'R103' }, { room: 'R103' }, { room: 'R103' });
  expect(said('room103')).toEqual([0, 3]);
  hospital.checkIn('P2');
  expect(said('room103')).toEqual([1, 2]);
});

test('a room that calls for another one too counts the people of both', () => {
  show('room103', 2);
  hospital.push({ room: 'R101' }, { room: 'R101' }, { room: 'R103' });
  hospital.change('panel', 'room101', {
    ...room,
    name: 'room101',
    roomCode: 'R101',
    callingMode: 1,
    alsoCalls: ['room103'],
  });
  hospital.checkIn('P1');
  expect(said('room101')).toEqual([1, 2]);
});

test('nobody is expected in a line that no room keeps, and screens that do not say so are sent no count', () => {
  show('room101', 0);
  hospital.push({ room: 'R101' });
  expect(said('room101')).toEqual([0, 0]);
  expect(said('room103')).toEqual([undefined, undefined]);
});
