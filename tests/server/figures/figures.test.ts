import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { resetQueue } from '#server/desk/reset-queues.ts';
import { getDocument } from '#server/documents/get-document.ts';
import { removeDocument } from '#server/documents/write-document.ts';
import { clerkFigures } from '#server/figures/clerks.ts';
import { dayFigures, groupFigures } from '#server/figures/days.ts';
import { hourFigures } from '#server/figures/hours.ts';
import { logOutIdle } from '#server/scheduler/log-out-idle.ts';
import { runDailyReset } from '#server/scheduler/run-daily-reset.ts';
import { atHour, type Hospital, openHospital, today } from '../queue/hospital.ts';
import { figuresOf, spendSmallDay } from './small-day.ts';

let hospital: Hospital;
let database: Database;
beforeEach(async () => {
  hospital = openHospital();
  database = await hospital.open(() => hospital.now);
});
afterEach(async () => {
  await database.close();
  hospital.close();
});

const day = { from: today, to: today };

test('a day on which nothing happened has no clerks and no hours, and zeros', async () => {
  const source = await figuresOf(hospital, database);
  expect(await clerkFigures(source, day)).toEqual([]);
  expect(await hourFigures(source, day)).toEqual([]);
  expect(await dayFigures(source, day)).toEqual([
    { date: today, issued: 0, called: 0, recalled: 0, completed: 0, passed: 0, completedByNext: 0, notClosed: 0 },
  ]);
});

test('what a clerk did: times, calls, waits and services', async () => {
  spendSmallDay(hospital);
  expect(await clerkFigures(await figuresOf(hospital, database), day)).toEqual([
    {
      staffGid: 'nurse1',
      staffId: 'n1',
      staffName: '護理師1',
      workingDays: 1,
      firstAt: atHour(9 + 5 / 60),
      lastAt: atHour(10 + 2 / 60),
      signedInSeconds: 57 * 60,
      pausedSeconds: 600,
      called: 3,
      recalled: 1,
      completed: 2,
      passed: 1,
      completedByNext: 1,
      notClosed: 0,
      transferred: 0,
      averageWaitSeconds: (600 + 900 + 3600) / 3,
      longestWaitSeconds: 3600,
      averageServiceSeconds: (300 + 120) / 2,
      longestServiceSeconds: 300,
    },
  ]);
});

test('a service lasts while the patient is at the counter, also when others are completed from the list meanwhile', async () => {
  const at = (minutes: number) => {
    hospital.now = atHour(9 + minutes / 60);
  };
  const [away] = [1, 2].map(() => hospital.takeNumber({ groupGid: 'billing' }));
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'next' });
  at(10);
  hospital.act('desk1', { kind: 'away' });
  at(20);
  hospital.act('desk1', { kind: 'next' });
  at(21);
  hospital.act('desk1', { kind: 'completed', number: away!.number });
  at(26);
  hospital.act('desk1', { kind: 'completed' });
  const [clerk] = await clerkFigures(await figuresOf(hospital, database), day);
  expect(clerk).toMatchObject({ completed: 2, averageServiceSeconds: 6 * 60, longestServiceSeconds: 6 * 60 });
});

test('who waits on after a reset waited from the check-in, and nobody transferred them', async () => {
  hospital.push({ room: 'DESK', patientId: 'P1' });
  hospital.checkIn('P1', null);
  hospital.act('desk1', { kind: 'logIn' });
  hospital.now = atHour(9.5);
  const reset = { organisationGid: 'demo', variant: 'generic', panelGid: 'desk1', staffGid: 'nurse1' } as const;
  hospital.run((context) => resetQueue(reset, context));
  hospital.now = atHour(9.75);
  hospital.act('desk1', { kind: 'next' });
  const [clerk] = await clerkFigures(await figuresOf(hospital, database), day);
  expect(clerk).toMatchObject({ called: 1, transferred: 0, averageWaitSeconds: 45 * 60 });
});

test('clerks stand by name as people count', async () => {
  const figures = await figuresOf(hospital, database);
  const named = { nurse1: '護理師10', nurse2: '護理師9' };
  for (const [gid, name] of Object.entries(named)) {
    hospital.change('staff', gid, { staffId: gid, name, panels: [], resetsAll: true });
    hospital.act(gid === 'nurse1' ? 'desk1' : 'desk2', { kind: 'logIn' }, gid);
  }
  expect((await clerkFigures(figures, day)).map(({ staffName }) => staffName)).toEqual(['護理師9', '護理師10']);
});

test('the hours of a day, each with what happened in it', async () => {
  spendSmallDay(hospital);
  expect(await hourFigures(await figuresOf(hospital, database), day)).toEqual([
    {
      hour: 9,
      issued: 3,
      called: 2,
      recalled: 1,
      completed: 1,
      passed: 1,
      completedByNext: 1,
      notClosed: 0,
      counters: 1,
      issuedPerDay: 3,
      averageWaitSeconds: 750,
      longestWaitSeconds: 900,
      averageServiceSeconds: 300,
    },
    {
      hour: 10,
      issued: 0,
      called: 1,
      recalled: 0,
      completed: 1,
      passed: 0,
      completedByNext: 0,
      notClosed: 0,
      counters: 1,
      issuedPerDay: 0,
      averageWaitSeconds: 3600,
      longestWaitSeconds: 3600,
      averageServiceSeconds: 120,
    },
  ]);
});

test('the hours of a business day that ends after midnight come in its order, the night last', async () => {
  hospital.setOrganisation({ serviceStartTime: '06:30' });
  for (const hour of [22, 24 + 1]) {
    hospital.now = atHour(hour);
    hospital.takeNumber({ groupGid: 'billing' });
  }
  const hours = await hourFigures(await figuresOf(hospital, database), day);
  expect(hours.map(({ hour, issued }) => [hour, issued])).toEqual([
    [22, 1],
    [23, 0],
    [0, 0],
    [1, 1],
  ]);
});

test('a month adds its days up, and what happens at a later day is that day’s', async () => {
  spendSmallDay(hospital);
  hospital.now = atHour(24 + 9);
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.now = atHour(24 + 10);
  const source = await figuresOf(hospital, database);
  const month = { from: '2026-11-01', to: '2026-11-30' };
  const days = await dayFigures(source, month);
  expect(days).toHaveLength(22);
  expect(days.slice(-2).map(({ date, issued, called }) => [date, issued, called])).toEqual([
    ['2026-11-21', 3, 3],
    ['2026-11-22', 1, 0],
  ]);
  const [clerk] = await clerkFigures(source, month);
  expect(clerk).toMatchObject({ workingDays: 2, called: 3, signedInSeconds: 57 * 60 + 3600 });
  expect((await hourFigures(source, month))[0]).toMatchObject({ hour: 9, issued: 4, issuedPerDay: 2 });
});

test('who forgets to log out was there until the last thing they did', async () => {
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.now = atHour(9.5);
  hospital.act('desk1', { kind: 'next' });
  hospital.now = atHour(48);
  const [clerk] = await clerkFigures(await figuresOf(hospital, database), day);
  expect(clerk).toMatchObject({ signedInSeconds: 1800, lastAt: atHour(9.5) });
});

test('clinics are not among the counters that take numbers', async () => {
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  const source = await figuresOf(hospital, database);
  expect(await clerkFigures(source, day)).toEqual([]);
  expect(await dayFigures(source, day)).toMatchObject([{ issued: 0, called: 0 }]);
});

test('a clinic that is removed is no counter that takes numbers afterwards; a removed counter still counts', async () => {
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  hospital.act('desk2', { kind: 'next' }, 'nurse2');
  hospital.now = atHour(10);
  const clerks = async () => await clerkFigures(await figuresOf(hospital, database), day);
  const before = await clerks();
  expect(before.map(({ staffGid }) => staffGid)).toEqual(['nurse2']);
  for (const gid of ['room101', 'desk2']) {
    hospital.run(function* (context) {
      const panel = yield* getDocument('panel', 'demo', gid);
      if (panel) yield* removeDocument(panel, context);
    });
  }
  expect(await clerks()).toEqual(before);
});

test('each group has its own figures, also the one in which nothing happened', async () => {
  hospital.add('group', 'pharmacy', { name: '領藥', members: [] });
  spendSmallDay(hospital);
  hospital.takeNumber({ panelGid: 'room101' });
  const { groups, days } = await groupFigures(await figuresOf(hospital, database, 'group'), day);
  expect(groups.find(({ groupGid }) => groupGid === 'billing')).toEqual({
    groupGid: 'billing',
    groupName: '批價',
    issued: 3,
    called: 3,
    recalled: 1,
    completed: 2,
    passed: 1,
    completedByNext: 1,
    notClosed: 0,
    averageWaitSeconds: 1700,
    longestWaitSeconds: 3600,
    averageServiceSeconds: 210,
  });
  expect(groups.find(({ groupGid }) => groupGid === 'pharmacy')).toMatchObject({ issued: 0, called: 0 });
  expect(days).toMatchObject([{ date: today, issued: 3 }]);
});

test('a patient whom nobody closed is told apart, and an undone press counts as if it had not been', async () => {
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'undo' });
  const figures = async () => (await dayFigures(await figuresOf(hospital, database), day))[0];
  expect(await figures()).toMatchObject({ called: 1, completed: 0, completedByNext: 0, notClosed: 0 });
  hospital.run((context) => runDailyReset({ organisationGid: 'demo', businessDate: today }, context));
  expect(await figures()).toMatchObject({ called: 1, completed: 0, notClosed: 1 });
});

test('nor does an undone press hide that nobody closed the patient, where the day is closed after its end', async () => {
  for (const _ of [1, 2]) hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'undo' });
  hospital.now = atHour(24);
  hospital.run((context) => runDailyReset({ organisationGid: 'demo', businessDate: today }, context));
  const source = await figuresOf(hospital, database);
  expect(await dayFigures(source, day)).toMatchObject([{ called: 1, completed: 0, notClosed: 1 }]);
});

test('a patient whom nobody closed counts on the day of the call, whenever the day is closed, and not on the next', async () => {
  for (const _ of [1, 2]) hospital.takeNumber({ groupGid: 'billing' });
  for (const desk of ['desk1', 'desk2']) {
    hospital.act(desk, { kind: 'logIn' }, `nurse${desk.at(-1)}`);
    hospital.act(desk, { kind: 'next' }, `nurse${desk.at(-1)}`);
  }
  hospital.now = atHour(24);
  hospital.act('desk2', { kind: 'completed' }, 'nurse2');
  hospital.run((context) => runDailyReset({ organisationGid: 'demo', businessDate: today }, context));
  hospital.now = atHour(24 + 9);
  hospital.takeNumber({ groupGid: 'billing' });
  const source = await figuresOf(hospital, database);
  expect(await dayFigures(source, { from: today, to: '2026-11-22' })).toMatchObject([
    { date: today, called: 2, completed: 0, notClosed: 1 },
    { date: '2026-11-22', called: 0, completed: 1, notClosed: 0 },
  ]);
});

test('who was signed out for doing nothing is not counted as there, neither until now nor until they come back', async () => {
  hospital.setOrganisation({ autoLogoutMinutes: 10 });
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.now = atHour(9.5);
  hospital.act('desk1', { kind: 'next' });
  hospital.now = atHour(10);
  hospital.run((context) => logOutIdle({ organisationGid: 'demo' }, context));
  hospital.now = atHour(14);
  const signedIn = async () => (await clerkFigures(await figuresOf(hospital, database), day))[0]?.signedInSeconds;
  expect(await signedIn()).toBe(1800);
  hospital.act('desk1', { kind: 'logIn' });
  hospital.now = atHour(14.25);
  hospital.act('desk1', { kind: 'logOut' });
  expect(await signedIn()).toBe(1800 + 900);
});
