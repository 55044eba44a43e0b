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
const left = async () => {
  const { body } = await ask('GET', `${path}/list`, undefined, { panelGid: clinic.room.gid });
  return body.data.map(({ gid }: { gid: string }) => gid);
};

test('several are removed, all or none', async () => {
  const [first, second] = clinic.marquees;
  const strange = await ask('POST', `${path}/bulk/delete`, { gids: [first, 'nowhere'] });
  expect(strange.status).toBe(404);
  expect(strange.body.contents[0].field).toBe('gids.1.gid');
  const twice = await ask('POST', `${path}/bulk/delete`, { gids: [first, first] });
  expect(twice.body.contents[0]).toMatchObject({ code: 'duplicate_value', field: 'gids.1' });
  expect(await left()).toEqual([first, second]);
  expect((await ask('POST', `${path}/bulk/delete`, { gids: [second, first] })).body).toEqual({ count: 2 });
  expect(await left()).toEqual([]);
});

test('one is removed at the version that the caller knows', async () => {
  const body = { title: 'x', content: 'y' };
  const { gid } = (await ask('POST', path, body, { panelGid: clinic.room.gid })).body;
  await ask('PATCH', path, { gid, title: 'z' });
  expect((await ask('DELETE', path, undefined, { gid, version: 1 })).status).toBe(409);
  expect((await ask('DELETE', path, undefined, { gid, version: 2 })).body).toEqual({ count: 1 });
  expect((await ask('DELETE', path, undefined, { gid })).status).toBe(404);
});
