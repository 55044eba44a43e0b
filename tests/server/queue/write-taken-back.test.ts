/** What a press that is taken back leaves in the rows: what the log tells, also where it was the first of its kind. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Hospital, openHospital } from './hospital.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const next = (panel: string) => hospital.act(panel, { kind: 'next' }).current?.number;

test('where no list is kept, the first number of the day is the first again', () => {
  hospital.act('room102', { kind: 'logIn' });
  const first = next('room102');
  hospital.act('room102', { kind: 'undo' });
  expectRowsToEqualLog(hospital);
  expect(next('room102')).toBe(first);
});

test('the first call of a counter that calls from several queues in turn leaves the turn to nobody', () => {
  const room = { type: 'defaultPanel', settings: {}, callingMode: 1, roomCode: 'R101', name: '101 診' };
  hospital.change('panel', 'room101', { ...room, alsoCallsGroups: ['billing'] });
  for (let patient = 0; patient < 2; patient += 1) {
    hospital.takeNumber({ panelGid: 'room101' });
    hospital.takeNumber({ groupGid: 'billing' });
  }
  hospital.act('room101', { kind: 'logIn' });
  expect(next('room101')).toBe(1);
  hospital.act('room101', { kind: 'undo' });
  expectRowsToEqualLog(hospital);
  expect([next('room101'), next('room101'), next('room101')]).toEqual([1, 1001, 2]);
});

test('who was sent to a counter and called there by mistake waits for that counter again', () => {
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 1001 });
  hospital.act('desk2', { kind: 'next' }, 'nurse2');
  hospital.act('desk2', { kind: 'undo' }, 'nurse2');
  expect(['desk1', 'desk2'].map((gid) => hospital.look(gid).nextNumber)).toEqual([undefined, 1001]);
});
