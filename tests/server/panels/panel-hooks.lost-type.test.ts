import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, keyOf } from '../small-clinic.ts';
import { loseType } from './lose-type.ts';

const path = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const ask = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, path + url, { token: clinic.tokens.session, body, query });
const codeOf = (answer: { body: { contents: { code: string }[] } }) => answer.body.contents[0]?.code;

test('a panel whose type is gone stands in lists and can be opened and removed; its screen shows nothing, nobody calls there', async () => {
  const made = await ask('POST', '/panel/create/defaultPanel', { name: '舊櫃檯', callingMode: 3 });
  const { gid, exclusiveUrl } = made.body;
  await app.app.services.database.write(loseType, { gid, type: 'defaultPanel' });

  const list = await ask('GET', '/panel/list', undefined, { limit: 100 });
  expect(list.status).toBe(200);
  const mine = list.body.data.find((panel: { gid: string }) => panel.gid === gid);
  expect(mine).toMatchObject({ name: '舊櫃檯', type: 'moonPanel', serves: false, joinsGroup: false });
  expect((await ask('GET', '/panel/general', undefined, { gid })).body).toEqual(mine);
  expect((await ask('GET', '/panel/dropdownlist')).status).toBe(200);

  const choices = await ask('GET', '/panel/group/join/dropdownlist');
  expect([choices.status, JSON.stringify(choices.body).includes(gid)]).toEqual([200, false]);
  const group = await ask('POST', '/panel/group/create', {
    name: '批價',
    panelMode: 0,
    startingNumber: 1,
    members: [gid],
  });
  expect(codeOf(group)).toBe('panel_mode_not_for_group');
  const staff = { staffId: 'n9', name: '林', password: 'quiet-corridor-9', panels: [gid] };
  expect(codeOf(await ask('POST', '/staff', staff))).toBe('panel_not_serving');
  expect(codeOf(await ask('GET', '/panel/filter', undefined, { gid }))).toBe('panel_type_mismatch');

  const login = { panelGid: gid, key: keyOf(exclusiveUrl) };
  const { token } = (await app.call('POST', `${path}/panel/login`, { body: login })).body;
  expect((await app.call('GET', `${path}/panel/view`, { token, query: { panelGid: gid } })).status).toBe(404);

  expect((await ask('DELETE', '/panel', undefined, { gid, name: '舊櫃檯' })).status).toBe(200);
  const left = await ask('GET', '/panel/list', undefined, { limit: 100 });
  expect(left.body.data.map((panel: { gid: string }) => panel.gid)).not.toContain(gid);
});
