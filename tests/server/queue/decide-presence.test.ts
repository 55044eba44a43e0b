import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { atHour, type Hospital, openHospital } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';
import { expectRowsToEqualLog, logOf } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const act = (kind: string, more: object = {}) => hospital.act('room101', { kind, ...more } as CounterRequest['action']);
/** What was done, beside setting the hospital up. */
const kinds = () =>
  logOf(hospital)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'edited');

test.each([[{}], [{ doctorName: '' }], [{ doctorName: '林志明' }]])(
  'who signs in again after a reload (%j) finds the counter as it was, and nothing is written',
  (doctor) => {
    act('logIn', doctor);
    act('logIn', doctor);
    expect(kinds()).toEqual(['loggedIn']);
    act('logIn', { doctorName: '陳怡君' });
    expect(kinds(), 'another doctor').toEqual(['loggedIn', 'loggedIn']);
  },
);

test('a session that is chosen at the counter moves it, a sign-in alone does not', () => {
  hospital.takeNumber({ panelGid: 'room101' });
  act('logIn');
  hospital.now = atHour(13.5);
  expect(act('logIn').session).toBe('morning');
  expect(act('logIn', { session: 'afternoon' }).session).toBe('afternoon');
});

test.each(['passed', 'back', 'completed', undefined])(
  'a call left over from yesterday has no patient who could be %s, and is nobody’s work',
  (patient) => {
    hospital.takeNumber({ panelGid: 'room101' });
    act('logIn');
    act('next');
    hospital.now += 24 * 3_600_000;
    act('logOut', { patient });
    expect(kinds()).toEqual(['issued', 'loggedIn', 'called', 'completed', 'loggedOut']);
    expect(logOf(hospital).find(({ kind }) => kind === 'completed')?.payload?.closedBy).toBe('nobody');
  },
);

test('who was at the counter without having checked in is put back before those who came later', () => {
  hospital.setOrganisation({ queuePolicy: { order: 'checkIn' } });
  hospital.push(...[1, 2].map((serialNumber) => ({ room: 'R103', serialNumber, patientId: `P${serialNumber}` })));
  const at103 = (kind: string, more: object = {}) =>
    hospital.act('room103', { kind, ...more } as CounterRequest['action']);
  at103('logIn');
  expect(at103('next').current?.number).toBe(1);
  hospital.now += 60_000;
  hospital.takeNumber({ panelGid: 'room103' });
  at103('logOut', { patient: 'back' });
  expect(at103('logIn').waiting.map(({ number }) => number)).toEqual([1, 3, 2]);
});

test('where no list is kept nobody is put back whom others were called after: those would be called twice', () => {
  const hatches = ['hatch1', 'hatch2'];
  for (const gid of hatches)
    hospital.add('panel', gid, { type: 'defaultPanel', name: gid, callingMode: 0, settings: {} });
  hospital.add('group', 'hatches', { name: '領藥', members: hatches });
  for (const gid of hatches) hospital.act(gid, { kind: 'logIn' });
  for (const gid of hatches) hospital.act(gid, { kind: 'next' });
  expect(refusalOf(() => hospital.act('hatch1', { kind: 'logOut', patient: 'back' }))).toBe('numbers_went_on');
  hospital.act('hatch1', { kind: 'logOut', patient: 'passed' });
  expect(hospital.act('hatch2', { kind: 'next' }).current?.number).toBe(3);
  hospital.act('hatch2', { kind: 'logOut', patient: 'back' });
  hospital.act('hatch2', { kind: 'logIn' });
  expect(hospital.act('hatch2', { kind: 'next' }).current?.number, 'the last that was called').toBe(3);
});
