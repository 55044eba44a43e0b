import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel/marquee';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const ask = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, url, { token: clinic.tokens.session, body, query });
const enabled = async () => {
  const { body } = await ask('GET', `${path}/list`, undefined, { panelGid: clinic.room.gid });
  return body.data.map((marquee: { enabled: boolean }) => marquee.enabled);
};

test('one record is switched off and on', async () => {
  const [gid] = clinic.marquees;
  expect((await ask('PATCH', `${path}/toggle`, { gid, enabled: false })).body).toMatchObject({ gid, enabled: false });
  expect(await enabled()).toEqual([false, true]);
  expect((await ask('PATCH', `${path}/toggle`, { gid, enabled: true, version: 1 })).status).toBe(409);
  await ask('PATCH', `${path}/toggle`, { gid, enabled: true });
  expect(await enabled()).toEqual([true, true]);
});

test('all of one panel are switched off and on, and the answer counts those that changed', async () => {
  const query = { panelGid: clinic.room.gid };
  await ask('PATCH', `${path}/toggle`, { gid: clinic.marquees[1], enabled: false });
  expect((await ask('PATCH', `${path}/disable/all`, undefined, query)).body).toEqual({ count: 1 });
  expect(await enabled()).toEqual([false, false]);
  expect((await ask('PATCH', `${path}/enable/all`, undefined, query)).body).toEqual({ count: 2 });
  expect(await enabled()).toEqual([true, true]);
  expect((await ask('PATCH', `${path}/enable/all`, undefined, { panelGid: 'nowhere' })).status).toBe(404);
});
