/** A room that keeps no list from now on, or keeps one again, in the middle of a session. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { changeTicket } from '#server/ticket-machine/change-ticket.ts';
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

const ofPanels = { family: 'panel', organisationGid: 'demo' } as const;
const changePanel = (body: Record<string, unknown>) =>
  hospital.run((context) => updateRecords({ ...ofPanels, items: [{ gid: 'room101', body }] }, context));
function changeMode(callingMode: number) {
  hospital.act('room101', { kind: 'logOut' });
  changePanel({ callingMode });
  hospital.act('room101', { kind: 'logIn' });
}
const next = () => hospital.act('room101', { kind: 'next' }).current?.number;

test('without a list it goes on after the numbers that it has called, and calls none of them for somebody else', () => {
  hospital.act('room101', { kind: 'logIn' });
  for (const _ of [1, 2, 3]) hospital.takeNumber({ panelGid: 'room101' });
  for (const number of [1, 2, 3]) expect(next()).toBe(number);
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103' });
  changeMode(0);
  expect(next()).toBe(4);
});

test('without a list it goes on after the last number that it has called, not after one that was given up', () => {
  hospital.act('room101', { kind: 'logIn' });
  const [, ...others] = [1, 2, 3].map(() => hospital.takeNumber({ panelGid: 'room101' }).ticketKey);
  for (const key of others)
    hospital.run((context) => changeTicket({ organisationGid: 'demo', key, wish: 'giveUp' }, context));
  expect(next()).toBe(1);
  changeMode(0);
  expect(next()).toBe(2);
});

test('without a list it does not go on from somebody who was added beyond the numbers of the session', () => {
  hospital.setOrganisation({ queuePolicy: { extraLimit: 5, extraNumbers: 'behind' } });
  changePanel({ maximumCalls: 30 });
  hospital.act('room101', { kind: 'logIn' });
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.issue('room101', { extra: true });
  expect([next(), next()]).toEqual([1, 31]);
  changeMode(0);
  expect(next()).toBe(2);
});

test('with a list again it gives nobody a number that it has called without one', () => {
  hospital.act('room101', { kind: 'logIn' });
  changeMode(0);
  for (const number of [1, 2]) expect(next()).toBe(number);
  changeMode(1);
  expect(hospital.takeNumber({ panelGid: 'room101' }).number).toBe(3);
  expect(next()).toBe(3);
});

test.each(['behind', 'continuing'])(
  'with a list again it adds nobody (%s) with such a number either',
  (extraNumbers) => {
    hospital.setOrganisation({ queuePolicy: { extraLimit: 5, extraNumbers } });
    hospital.act('room101', { kind: 'logIn' });
    changeMode(0);
    for (const number of [1, 2]) expect(next()).toBe(number);
    changeMode(1);
    expect(hospital.issue('room101', { extra: true }).number).toBe(3);
  },
);
