import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { Table } from '#server/database/tables.ts';
import { createScheduler } from '#server/scheduler/scheduler.ts';
import { engine, removeDatabase } from '../../running/engine.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { atHour, openHospital } from '../queue/hospital.ts';
import { buildClinic, openOrganisation, organisationPassword, staffPassword } from '../small-clinic.ts';

const dailyReset = '/api/v1/collab/web/organization/dailyReset';
const schedulerLog = '/api/v1/collab/web/log/scheduler/list';
const hour = 60 * 60 * 1000;
const quiet = { warn: () => undefined } as never;

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());

const runs = async (session: string) =>
  (await app.done('GET', schedulerLog, { token: session })).data.map(
    ({ job, businessDate }: { job: string; businessDate?: string }) => [job, businessDate],
  );

describe('the scheduler', () => {
  test('closes each organisation at its own time and zone, once', async () => {
    app.time.now = nineOClock;
    const taipei = await openOrganisation(app);
    const kathmandu = await openOrganisation(app, { timeZoneOffsetMinutes: 345 });
    const off = await openOrganisation(app, { dailyResetEnabled: false });
    app.time.now = Date.UTC(2026, 10, 21, 16, 0);
    await app.app.scheduler.look();
    expect([await runs(taipei.session), await runs(kathmandu.session)]).toEqual([[['dailyReset', '2026-11-21']], []]);
    app.time.now = Date.UTC(2026, 10, 21, 18, 15);
    await app.app.scheduler.look();
    await app.app.scheduler.look();
    expect([await runs(taipei.session), await runs(kathmandu.session), await runs(off.session)]).toEqual([
      [['dailyReset', '2026-11-21']],
      [['dailyReset', '2026-11-21']],
      [],
    ]);
    app.time.now = nineOClock;
  });

  test('leaves an organisation alone that is younger than the last reset', async () => {
    app.time.now = nineOClock;
    const { session } = await openOrganisation(app);
    await app.app.scheduler.look();
    expect(await runs(session)).toEqual([]);
  });
});

test('a reset moved to an hour that has gone by ends nothing today, and closes what is open at its next time', async () => {
  app.time.now = nineOClock;
  const { gid, session } = await openOrganisation(app, { dailyResetTime: '23:00' });
  app.time.now = nineOClock + 5 * hour;
  await app.done('PATCH', dailyReset, { token: session, body: { time: '13:00' } });
  await app.app.scheduler.look();
  expect(await runs(session)).toEqual([]);
  app.time.now = nineOClock + 23 * hour;
  await app.app.scheduler.look();
  expect(await runs(session)).toEqual([]);
  await app.done('PATCH', dailyReset, { token: session, body: { resetInitialNumber: 5 } });
  app.time.now = nineOClock + 28 * hour;
  await app.app.scheduler.look();
  const body = { orgGid: gid, password: organisationPassword };
  const { token } = await app.done('POST', '/api/v1/collab/web/organization/login', { body });
  expect(await runs(token)).toEqual([['dailyReset', '2026-11-22']]);
  app.time.now = nineOClock;
});

test("the hospital's own system may see to the reset, and hears when it was", async () => {
  app.time.now = nineOClock;
  const { tokens } = await buildClinic(app);
  app.time.now = nineOClock + 16 * hour;
  const check = () => app.call('PATCH', '/api/v1/agency/ptch/checkOrgDailyReset', { token: renewed });
  const renewed = tokens.agency;
  app.time.now = nineOClock + 11 * hour;
  expect((await check()).body.lastBusinessDate).toBeUndefined();
  await app.done('PATCH', dailyReset, { token: tokens.session, body: { time: '20:30' } });
  expect((await check()).body.lastBusinessDate).toBeUndefined();
  app.time.now += hour / 2;
  const first = (await check()).body;
  expect(first).toMatchObject({ lastBusinessDate: '2026-11-21', lastResetAt: app.time.now, time: '20:30' });
  expect(first.nextResetAt).toBe(Date.UTC(2026, 10, 22, 12, 30));
  app.time.now += hour / 4;
  expect((await check()).body.lastResetAt).toBe(first.lastResetAt);
  app.time.now = nineOClock;
});

test('a server that was off at midnight catches up at its start', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-late-'));
  const before = await openApp({ dataFolder, schedule: false });
  const { gid } = await openOrganisation(before);
  await before.close();
  const later = nineOClock + 3 * 24 * hour;
  const after = await openApp({ dataFolder, clock: () => later });
  const { database } = after.app.services;
  await expect
    .poll(
      () =>
        database.read('daily_reset', 'SELECT business_date AS day FROM daily_reset WHERE organisation_gid = ?', gid),
      {
        timeout: 10_000,
      },
    )
    .toEqual([{ day: '2026-11-23' }]);
  await after.close();
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
  await removeDatabase(dataFolder);
});

test('a clock that leaps forward while it runs, or is put back, stands in the log', async () => {
  const hospital = openHospital();
  const database = await hospital.open(() => hospital.now);
  const warn = vi.fn();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const scheduler = createScheduler({ database, clock: () => hospital.now, log: { warn } as never });
  try {
    scheduler.start();
    vi.setSystemTime(Date.now() + 365 * 24 * hour);
    await vi.advanceTimersByTimeAsync(limits.schedulerSeconds * 1000);
    vi.setSystemTime(Date.now() - 2 * hour);
    await vi.advanceTimersByTimeAsync(limits.schedulerSeconds * 1000);
  } finally {
    vi.useRealTimers();
    await scheduler.stop();
    await database.close();
    hospital.close();
  }
  expect(warn.mock.calls).toEqual([
    [{ event: 'clock.leapt', minutes: 365 * 24 * 60 }, expect.any(String)],
    [{ event: 'clock.putBack', minutes: 120 }, expect.any(String)],
  ]);
});

test('several processes close a day once', async () => {
  const hospital = openHospital();
  hospital.takeNumber({ groupGid: 'billing' });
  const clock = () => atHour(24);
  const databases = [await hospital.open(clock)];
  // SQLite's folder belongs to one process: there the looks of one process meet.
  if (engine === 'postgresql') databases.push(await hospital.open(clock), await hospital.open(clock));
  const looks = databases.flatMap((database) => [1, 2].map(() => createScheduler({ database, clock, log: quiet })));
  await Promise.all(looks.map(({ look }) => look()));
  const [database] = databases;
  const count = async (table: Table, where = '') =>
    Number(
      (await database!.read<{ count: number }>(table, `SELECT count(*) AS count FROM ${table} ${where}`))[0]?.count,
    );
  expect(await count('daily_reset')).toBe(1);
  expect(await count('event', "WHERE kind = 'expired'")).toBe(1);
  expect(await count('log_entry', "WHERE log = 'scheduler'")).toBe(1);
  for (const one of databases) await one.close();
  hospital.close();
});

describe('a clock that jumps', () => {
  const look = async (now: number) => {
    app.time.now = now;
    await app.app.scheduler.look();
  };

  test('days are closed again once a clock that was far ahead is put right', async () => {
    app.time.now = nineOClock;
    const { session } = await openOrganisation(app);
    await look(nineOClock + 400 * 24 * hour);
    await look(nineOClock + hour);
    await look(nineOClock + 16 * hour);
    await look(nineOClock + 40 * hour);
    app.time.now = nineOClock;
    expect((await runs(session)).sort()).toEqual([
      ['dailyReset', '2026-11-21'],
      ['dailyReset', '2026-11-22'],
      ['dailyReset', '2027-12-25'],
    ]);
  });

  test('a step back over midnight closes nothing twice', async () => {
    app.time.now = nineOClock;
    const { session } = await openOrganisation(app);
    const midnight = nineOClock + 15 * hour;
    await look(midnight + 60_000);
    await look(midnight - 60_000);
    await look(midnight + 60_000);
    app.time.now = nineOClock;
    expect(await runs(session)).toEqual([['dailyReset', '2026-11-21']]);
  });

  test('a machine that slept for a week closes the week at once', async () => {
    app.time.now = nineOClock;
    const { session } = await openOrganisation(app);
    await look(nineOClock + 7 * 24 * hour);
    app.time.now = nineOClock;
    expect(await runs(session)).toEqual([['dailyReset', '2026-11-27']]);
  });
});

describe('over the API, with a clock that moves', () => {
  const signIn = async (orgGid: string) =>
    (
      await app.done('POST', '/api/v1/collab/web/staff/login', {
        body: { orgGid, staffId: 'n1', password: staffPassword },
      })
    ).token as string;
  const at = async (now: number) => {
    app.time.now = now;
    await app.app.scheduler.look();
  };
  /** A room without a list in a clinic of its own; its counter, as the member of staff who signs in now sees it. */
  const openRoom = async () => {
    app.time.now = nineOClock;
    const { gid, tokens } = await buildClinic(app);
    const room = await app.done('POST', '/api/v1/collab/web/panel/create/defaultPanel', {
      token: tokens.session,
      body: { name: '201 診', callingMode: 0 },
    });
    const body = { panelGid: room.gid };
    const press = async (action: string) =>
      app.done('POST', `/api/v1/collab/web/queue/clinic/${action}`, { token: await signIn(gid), body });
    const look = async () =>
      app.done('GET', '/api/v1/collab/web/queue/clinic/currentNo', { token: await signIn(gid), query: body });
    const set = (settings: object) =>
      app.done('PATCH', '/api/v1/collab/web/organization/general', {
        token: tokens.session,
        body: { gid, ...settings },
      });
    const daily = (body: object) => app.done('PATCH', dailyReset, { token: tokens.session, body });
    return { press, look, set, daily };
  };

  test('a counter that was left logs out after its minutes, and never where that is turned off', async () => {
    const [short, never] = [await openRoom(), await openRoom()];
    await short.set({ autoLogoutMinutes: 20 });
    await never.set({ autoLogoutMinutes: 0 });
    for (const { press } of [short, never]) {
      await press('login');
      await press('next');
    }
    await at(nineOClock + 20 * 60_000 - 1);
    expect((await short.look()).service).toBe('serving');
    await at(nineOClock + 20 * 60_000);
    expect([(await short.look()).service, (await never.look()).service]).toEqual(['unlogin', 'serving']);
    await at(nineOClock + 8 * hour);
    expect((await never.look()).service).toBe('serving');
    app.time.now = nineOClock;
  });

  test('numbers begin each day with the initial number, or go on where that is turned off', async () => {
    const [anew, on] = [await openRoom(), await openRoom()];
    await anew.daily({ autoResetCallNumber: true, resetInitialNumber: 101 });
    await on.daily({ autoResetCallNumber: false });
    for (const { press } of [anew, on]) {
      await press('login');
      await press('next');
      await press('next');
    }
    await at(nineOClock + 15 * hour);
    await at(nineOClock + 24 * hour);
    const numbers: number[] = [];
    for (const { press, look } of [anew, on]) {
      expect((await look()).service).toBe('unlogin');
      await press('login');
      numbers.push((await press('next')).current.number);
    }
    expect(numbers).toEqual([101, 3]);
    app.time.now = nineOClock;
  });
});
