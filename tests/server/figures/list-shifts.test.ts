import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom, openOrganisation } from '../small-clinic.ts';

const minute = 60_000;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
});
afterAll(() => app.close());

const act = (action: string) =>
  app.done('POST', `/api/v1/collab/web/queue/clinic/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid: clinic.room.gid },
  });
const shifts = (query: object = {}, token = clinic.tokens.session) =>
  app.done('GET', '/api/v1/collab/web/log/shift/list', { token, query: { limit: 100, ...query } });

test('the log of shifts tells who served where, from when to when, and how many', async () => {
  const begun = app.time.now;
  await act('login');
  await act('next');
  app.time.now += minute;
  await act('next');
  app.time.now += minute;
  expect((await shifts()).data).toMatchObject([
    { createdAt: begun, panelName: '101 診', staffName: '護理師', end: 'open', completed: 1, passed: 0 },
  ]);
  await act('logout');
  app.time.now += minute;
  await act('login');
  const { data, paging } = await shifts();
  expect(paging.count).toBe(2);
  expect(data).toMatchObject([
    { end: 'open', completed: 0 },
    { end: 'signedOut', endedAt: begun + 2 * minute, completed: 2, passed: 0 },
  ]);
  expect(data[0].endedAt).toBeUndefined();
  expect((await shifts({ sort: 'createdAt', order: 'asc' })).data[0].createdAt).toBe(begun);
  expect((await shifts({ from: begun + 1 })).paging.count).toBe(1);
  expect((await shifts({ staffGid: clinic.staff.gid, panelGid: clinic.room.gid, to: begun })).paging.count).toBe(1);
  expect((await shifts({ panelGid: clinic.spare.gid })).data).toEqual([]);
});

test('a shift keeps its name when who served is deleted, and no other organisation sees it', async () => {
  const other = await openOrganisation(app);
  expect((await shifts({}, other.session)).data).toEqual([]);
  await act('logout');
  await app.done('DELETE', '/api/v1/collab/web/staff', {
    token: clinic.tokens.session,
    query: { gid: clinic.staff.gid },
  });
  expect((await shifts()).data[0]).toMatchObject({ staffName: '護理師', end: 'signedOut' });
});
