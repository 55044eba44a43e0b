import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcomes } from '#server/panels/make-series.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const ask = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, path + url, { token: clinic.tokens.session, body, query });
const series = async (body: object) => (await ask('POST', '/series', { panelType: 'defaultPanel', ...body })).body;
const said = async (body: object) => (await series(body)).data.map(({ outcome }: { outcome: string }) => outcome);
const count = async () => (await ask('GET', '/list')).body.paging.count;

const rows = [
  { name: '201 診門口', counterName: '201 診', roomCode: '201', departmentName: '骨科' },
  { name: '202 診門口', counterName: '202 診', roomCode: '202' },
];

test('a series is tried without making anything, made once, and left as it is when it is sent again', async () => {
  const before = await count();
  expect(await said({ rows, tryOnly: true })).toEqual(['made', 'made']);
  expect(await count()).toBe(before);
  const { data } = await series({ rows });
  expect(data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['made', 'made']);
  const one = (await ask('GET', '/general', undefined, { gid: data[0].gid })).body;
  expect(one).toMatchObject({ ...rows[0], type: 'defaultPanel', settings: { showMedia: true } });
  expect(one.kioskUrl).toContain('?key=');
  expect(await said({ rows })).toEqual(['isThere', 'isThere']);
  expect(await count()).toBe(before + 2);
});

test('a row whose name another panel has, or that stands twice, is not made', async () => {
  const before = await count();
  const name = clinic.room.name;
  const answer = await said({ rows: [{ name, roomCode: '301' }, { name: '新的' }, { name: '新的' }] });
  expect(answer).toEqual(['nameTaken', 'made', 'repeated']);
  expect(await count()).toBe(before + 1);
});

test('what is refused is named by its row, and nothing of the series is made', async () => {
  const before = await count();
  const lobby = { panelType: 'clinicsLobbyPanel', like: clinic.room.gid };
  expect((await series({ ...lobby, rows: [{ name: '甲' }] })).contents[0]).toMatchObject({
    code: 'panel_type_mismatch',
    field: 'like',
  });
  const { contents } = await series({ rows: [{ name: '乙' }, { name: '' }] });
  expect(contents[0]).toMatchObject({ code: 'field_required', field: 'rows.1.name' });
  expect(await count()).toBe(before);
});

test('a copy has the settings of its model and the parts that were asked for, and nothing that tells it apart', async () => {
  const model = (
    await ask('POST', '/create/defaultPanel', {
      name: '樣板',
      counterName: '樣板診',
      roomCode: '401',
      doctorName: '林志明',
      theme: 'light',
      settings: { showNext: 2 },
    })
  ).body;
  const query = { panelGid: model.gid };
  await app.done('POST', `${path}/marquee`, {
    token: clinic.tokens.session,
    query,
    body: { title: '公告', content: '請配戴口罩' },
  });
  await app.done('POST', `${path}/media`, {
    token: clinic.tokens.session,
    query,
    body: { name: '影片', type: 'video', source: 'videoSite', url: 'https://example.org/a' },
  });
  await ask('PATCH', '/queueContentLayout', { gid: model.gid, columns: ['number', 'age'], rowHeight: 120 });
  const { data } = await series({ like: model.gid, copies: ['marquee'], rows: [{ name: '樣板二' }] });
  const copy = (await ask('GET', '/general', undefined, { gid: data[0].gid })).body;
  expect(copy).toMatchObject({ name: '樣板二', theme: 'light', settings: { showNext: 2 } });
  expect(copy.queueContentLayout).toEqual({ columns: ['number', 'age'], rowHeight: 120 });
  expect([copy.counterName, copy.roomCode, copy.doctorName]).toEqual([undefined, undefined, undefined]);
  const of = async (family: string) =>
    (await ask('GET', `/${family}/list`, undefined, { panelGid: copy.gid })).body.data.map(
      ({ title, name }: { title?: string; name?: string }) => title ?? name,
    );
  expect([await of('marquee'), await of('media')]).toEqual([['公告'], []]);
});

test('without a room a panel of the same type and name is the one that was asked for', () => {
  const panel = (gid: string, body: object) => ({ gid, body }) as never;
  const panels = [panel('lobby', { name: '一樓大廳', type: 'clinicsLobbyPanel' })];
  const said = (type: string) => outcomes([{ name: ' 一樓大廳 ' }], type, panels)[0]?.outcome;
  expect([said('clinicsLobbyPanel'), said('hisLobbyPanel')]).toEqual(['isThere', 'nameTaken']);
});

test('several panels are changed in one call, all or none', async () => {
  const gids = (await ask('GET', '/list', undefined, { search: '診門口' })).body.data.map(
    ({ gid }: { gid: string }) => gid,
  );
  const change = (value: object) =>
    ask('PATCH', '/bulk/update', { items: gids.map((gid: string) => ({ gid, ...value })) });
  expect((await change({ theme: 'highContrast', settings: { showNext: 4 } })).status).toBe(200);
  for (const gid of gids) {
    const panel = (await ask('GET', '/general', undefined, { gid })).body;
    expect(panel).toMatchObject({ theme: 'highContrast', settings: { showNext: 4, showMedia: true } });
  }
  const refused = await change({ settings: { showNext: 4000 } });
  expect(refused.body.contents[0].field).toMatch(/^items\.0\.settings\.showNext/);
});
