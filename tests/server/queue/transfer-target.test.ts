import { afterEach, beforeEach, expect, test } from 'vitest';
import { atHour, type Hospital, openHospital } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const send = (to: { toPanelGid: string } | { toGroupGid: string }) =>
  hospital.act('room101', { kind: 'transfer', number: 1, ...to });

/** Number 1 waits at room 101, where somebody sits. */
function waiting(): void {
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
}

test('the line of a group takes patients also where only a counter that calls from it in turn is open', () => {
  waiting();
  expect(refusalOf(() => send({ toGroupGid: 'billing' }))).toBe('transfer_target_closed');
  hospital.add('panel', 'helper', { ...room, name: '支援', alsoCallsGroups: ['billing'] });
  hospital.act('helper', { kind: 'logIn' }, 'nurse2');
  expect(send({ toGroupGid: 'billing' }).waiting).toEqual([]);
});

test('the line of a group takes patients also where the first of its rooms keeps no list', () => {
  waiting();
  hospital.add('group', 'pooled', { name: '家醫科', members: ['room102', 'room103'] });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  send({ toGroupGid: 'pooled' });
  expect(hospital.act('room103', { kind: 'next' }, 'nurse2').current?.number).toBe(1);
});

test('a panel that was switched off takes nobody, though somebody sits there', () => {
  waiting();
  hospital.add('panel', 'room104', { ...room, name: '104 診' });
  hospital.act('room104', { kind: 'logIn' }, 'nurse2');
  hospital.change('panel', 'room104', { ...room, name: '104 診', status: 'disable' });
  expect(refusalOf(() => send({ toPanelGid: 'room104' }))).toBe('transfer_target_closed');
});

test('a room that still finishes the morning takes patients who are sent there into the morning', () => {
  hospital.add('panel', 'room104', { ...room, name: '104 診' });
  hospital.takeNumber({ panelGid: 'room104' });
  hospital.act('room104', { kind: 'logIn' }, 'nurse2');
  hospital.now = atHour(13.5);
  waiting();
  send({ toPanelGid: 'room104' });
  expect(hospital.look('room104')).toMatchObject({ session: 'morning', counts: { waiting: 2 } });
});

test('who is sent where another has the number gets one of those that walk-ins get there', () => {
  hospital.add('panel', 'room104', { ...room, name: '104 診', walkInNumbers: 'odd' });
  hospital.takeNumber({ panelGid: 'room104' });
  hospital.act('room104', { kind: 'logIn' }, 'nurse2');
  waiting();
  send({ toPanelGid: 'room104' });
  expect(hospital.look('room104').waiting.map(({ number }) => number)).toEqual([3, 1]);
});

test('a room whose last number is taken takes nobody else, who stays where they wait', () => {
  hospital.change('panel', 'room101', { ...room, name: '101 診', startingNumber: 9999 });
  hospital.add('panel', 'room104', { ...room, name: '104 診', startingNumber: 9999 });
  hospital.takeNumber({ panelGid: 'room104' });
  hospital.act('room104', { kind: 'logIn' }, 'nurse2');
  waiting();
  const sent = () => hospital.act('room101', { kind: 'transfer', number: 9999, toPanelGid: 'room104' });
  expect(refusalOf(sent)).toBe('maximum_call_limit');
  expect(hospital.look('room101').waiting).toMatchObject([{ number: 9999 }]);
});

test('whose number is taken there gets the last one that the room has', () => {
  hospital.add('panel', 'room104', { ...room, name: '104 診', startingNumber: 9998 });
  hospital.change('panel', 'room101', { ...room, name: '101 診', startingNumber: 9998 });
  for (const panelGid of ['room101', 'room104']) hospital.takeNumber({ panelGid });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room104', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'transfer', number: 9998, toPanelGid: 'room104' });
  expect(hospital.act('room104', { kind: 'next' }, 'nurse2').current?.number).toBe(9999);
});
