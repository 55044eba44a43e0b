/** Devices that fall silent, and what administrators are told of it. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#generated/limits.ts';
import { watchFleet } from '#server/fleet/watch-fleet.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { type Fleet, openFleet } from './fleet-hospital.ts';

const minute = 60_000;
const web = '/api/v1/collab/web';
let app: TestApp;
let fleet: Fleet;
let west: Awaited<ReturnType<Fleet['pair']>>;
let east: Awaited<ReturnType<Fleet['pair']>>;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now = nineOClock;
  fleet = await openFleet(app);
  [west, east] = [await fleet.pair('西側'), await fleet.pair('')];
  await Promise.all([fleet.screen('screenwest', {}, west.token), fleet.screen('screeneast', {}, east.token)]);
});

const session = () => fleet.clinic.tokens.session;
/** What the notification centre says, after a look so many minutes later. */
async function after(minutes: number, locale = 'en-US') {
  app.time.now += minutes * minute;
  await app.app.fleetWatch.look();
  return await told(locale);
}
async function told(locale = 'en-US') {
  const { data } = await app.done('GET', `${web}/notification/list`, {
    token: session(),
    headers: { 'accept-language': locale },
  });
  return data.map(({ message, read }: { message: string; read: boolean }) => `${read ? 'read' : 'new'}: ${message}`);
}
const change = (body: object) =>
  app.done('PATCH', `${web}/organization/general`, { token: session(), body: { gid: fleet.clinic.gid, ...body } });

test('a device that does not report for five minutes is told of once, and in the same line when it is back', async () => {
  const stays = () => fleet.screen('screeneast', {}, east.token);
  app.time.now += 4 * minute;
  await stays();
  expect(await after(0)).toEqual([]);
  app.time.now += minute;
  await stays();
  expect(await after(1)).toEqual(['new: 101 診 · 西側 has not reported for 6 min']);
  await stays();
  expect(await after(1)).toEqual(['new: 101 診 · 西側 has not reported for 6 min']);
  expect(await after(0, 'zh-TW')).toEqual(['new: 「101 診 · 西側」已 6 分鐘沒有回報']);
  app.time.now += 1000;
  await fleet.screen('screenwest', {}, west.token);
  await stays();
  expect(await after(1)).toEqual(['read: 101 診 · 西側 reports again after 8 min']);
  app.time.now += 4 * minute;
  await stays();
  expect(await after(1)).toHaveLength(2);
});

test('devices that fall silent together are one outage, also while they come back one by one', async () => {
  expect(await after(6)).toEqual(['new: 2 devices have not reported for 6 min: 101 診, 101 診 · 西側']);
  app.time.now += 1000;
  await fleet.screen('screenwest', {}, west.token);
  expect(await after(0)).toEqual(['new: Still not reporting, 1 of 2 devices: 101 診']);
  await app.done('PATCH', `${web}/notification/read/all`, { token: session() });
  await fleet.screen('screenwest', {}, west.token);
  await fleet.screen('screeneast', {}, east.token);
  expect(await after(0)).toEqual(['read: 2 devices report again after 6 min: 101 診, 101 診 · 西側']);
});

test('what was unpaired meanwhile is not waited for', async () => {
  await after(6);
  await app.done('POST', `${web}/device/paired/unpair`, { token: session(), body: { gids: [west.gid, east.gid] } });
  expect(await after(1)).toEqual([]);
});

test('nor of those that are still missed: the others are counted and named', async () => {
  await after(6);
  await app.done('POST', `${web}/device/paired/unpair`, { token: session(), body: { gids: [west.gid] } });
  expect(await after(1)).toEqual(['new: 101 診 has not reported for 7 min']);
  app.time.now += 1000;
  await fleet.screen('screeneast', {}, east.token);
  expect(await after(0)).toEqual(['read: 101 診 reports again after 7 min']);
});

test('one that is back as another is unpaired is back alone', async () => {
  await after(6);
  app.time.now += 1000;
  await fleet.screen('screeneast', {}, east.token);
  await app.done('POST', `${web}/device/paired/unpair`, { token: session(), body: { gids: [west.gid] } });
  expect(await after(0)).toEqual(['read: 101 診 reports again after 6 min']);
});

test('nobody is told in quiet hours, of a panel out of service, or where it is turned off', async () => {
  await change({ deviceQuietFrom: '08:00', deviceQuietUntil: '12:00' });
  expect(await after(30)).toEqual([]);
  await change({ deviceQuietFrom: null, deviceQuietUntil: null, deviceAlarmMinutes: 0 });
  expect(await after(1)).toEqual([]);
  const path = `${web}/panel/general/update/defaultPanel`;
  await app.done('PATCH', path, { token: session(), body: { gid: fleet.roomGid, status: 'disable' } });
  await change({ deviceAlarmMinutes: 5 });
  expect(await after(1)).toEqual([]);
  await app.done('PATCH', path, { token: session(), body: { gid: fleet.roomGid, status: 'enable' } });
  expect(await after(1)).toHaveLength(1);
});

test('a panel that somebody looked at in a browser is not missed; one that hung there for long is', async () => {
  const alive = async () => {
    await fleet.screen('screenwest', {}, west.token);
    await fleet.screen('screeneast', {}, east.token);
  };
  await fleet.screen('glance0001');
  await fleet.screen('hanging001');
  for (let minutes = 0; minutes <= limits.steadyMinutes; minutes += 1) {
    app.time.now += minute;
    await fleet.screen('hanging001');
  }
  await alive();
  expect(await after(0)).toEqual([]);
  app.time.now += 5 * minute;
  await alive();
  expect(await after(1)).toEqual(['new: 101 診 has not reported for 6 min']);
});

test('also where a minute is long enough: it is back when it reports, not before', async () => {
  await change({ deviceAlarmMinutes: 1 });
  const stays = () => fleet.screen('screeneast', {}, east.token);
  app.time.now += minute;
  await stays();
  expect(await after(0.1)).toEqual(['new: 101 診 · 西側 has not reported for 1 min']);
  expect(await after(0.1)).toEqual(['new: 101 診 · 西側 has not reported for 1 min']);
  app.time.now += 1000;
  await fleet.screen('screenwest', {}, west.token);
  await stays();
  expect(await after(0.1)).toEqual(['read: 101 診 · 西側 reports again after 1 min']);
});

test('a server that was away itself misses no device before it had the time to report', async () => {
  app.time.now += 60 * minute;
  const { database } = app.app.services;
  const restarted = watchFleet({ database, clock: () => app.time.now, log: app.app.server.log });
  await restarted.look();
  expect(await told()).toEqual([]);
  await fleet.screen('screeneast', {}, east.token);
  app.time.now += 5 * minute;
  await restarted.look();
  expect(await told()).toEqual(['new: 101 診 · 西側 has not reported for 1 h 5 min']);
});

test('nor one whose database was away', async () => {
  app.time.now += 60 * minute;
  const away = vi.spyOn(app.app.services.database, 'read').mockRejectedValueOnce(new Error('away'));
  await expect(app.app.fleetWatch.look()).rejects.toThrow('away');
  away.mockRestore();
  expect(await after(1)).toEqual([]);
  await fleet.screen('screeneast', {}, east.token);
  expect(await after(4)).toEqual(['new: 101 診 · 西側 has not reported for 1 h 5 min']);
});
