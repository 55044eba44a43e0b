/** Guessing patients at a kiosk, by the real server. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom, keyOf } from '../small-clinic.ts';

const kiosk = '/api/v1/collab/clinicCheckInKiosk';
let app: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now += 60_000;
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
});

const checkIn = (identifier: string, token = clinic.tokens.kiosk, more = {}) =>
  app.call('POST', `${kiosk}/checkIn`, { token, body: { identifier, ...more } });
const guess = async (times: number, from = 0) => {
  const statuses: number[] = [];
  for (let index = from; index < from + times; index += 1) statuses.push((await checkIn(`X${index}`)).status);
  return statuses;
};

test('thirty wrong identifiers are free, then one in two seconds', async () => {
  const statuses = await guess(32);
  expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true);
  expect(statuses.slice(30)).toEqual([429, 429]);
  const refused = await checkIn('P100000001');
  expect([refused.status, refused.body.contents[0].code]).toEqual([429, 'too_many_failures']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  app.time.now += 2000;
  expect((await checkIn('P100000001')).status).toBe(200);
});

test('patients who are here, and the same wrong card again, count for nothing', async () => {
  for (let turn = 0; turn < 50; turn += 1) expect((await checkIn('P100000001')).status).toBe(200);
  for (let turn = 0; turn < 50; turn += 1) expect((await checkIn('X1')).status).toBe(400);
});

test('a new token of the same kiosk is the same kiosk, and another kiosk goes on', async () => {
  await guess(31);
  const login = (panel: Clinic['room']) =>
    app.done('POST', `${kiosk}/login`, { body: { panelGid: panel.gid, key: keyOf(panel.kioskUrl) } });
  expect((await checkIn('X99', (await login(clinic.room)).token)).status).toBe(429);
  expect((await checkIn('X99', (await login(clinic.spare)).token)).status).toBe(400);
});

test('of numbers typed by hand ten may be wrong, then one in half a minute; cards are read all the while', async () => {
  const type = async (identifier: string) => (await checkIn(identifier, undefined, { typed: true })).status;
  for (let turn = 0; turn < 10; turn += 1) expect(await type(`T${turn}`)).toBe(400);
  expect(await type('T10')).toBe(429);
  expect(await type('P100000001')).toBe(429);
  expect((await checkIn('P100000001')).status).toBe(200);
  app.time.now += 30_000;
  expect(await type('P100000001')).toBe(200);
});

test('who comes while check-in is stopped has guessed nobody', async () => {
  const turnTo = (status: string) =>
    app.done('PATCH', '/api/v1/collab/web/panel/general/update/defaultPanel', {
      token: clinic.tokens.session,
      body: { gid: clinic.room.gid, status },
    });
  await turnTo('pause');
  for (let turn = 0; turn < 40; turn += 1) {
    const { body } = await checkIn(`P${turn}`);
    expect(body.contents[0].code).toBe('check_in_stopped');
  }
  await turnTo('enable');
  expect((await checkIn('P100000001')).status).toBe(200);
});
