import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel';
let app: TestApp;
let clinic: Clinic;
let doctor: string;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
  doctor = (await ask('POST', '/create/defaultPanel', { name: '普通門診', queueMark: '普' })).body.gid;
});
afterAll(() => app.close());

const ask = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, path + url, { token: clinic.tokens.session, body, query });
const change = (body: object) => ask('PATCH', '/general/update/defaultPanel', { gid: doctor, ...body });
const faults = async (body: object) =>
  (await change(body)).body.contents?.map(({ code, field }: { code: string; field: string }) => `${field} ${code}`);

test('a counter calls in turn from rooms and groups that keep a list, and from none twice', async () => {
  const { counters, group, lobby, room } = clinic;
  const listless = (await ask('POST', '/create/defaultPanel', { name: '無名單', callingMode: 0 })).body.gid;
  expect(await faults({ alsoCalls: [doctor, counters[0]?.gid, listless, lobby.gid, room.gid].slice(0, 4) })).toEqual([
    'alsoCalls.0 queue_is_own',
    'alsoCalls.1 queue_of_group',
    'alsoCalls.2 also_calls_needs_list',
    'alsoCalls.3 also_calls_needs_list',
  ]);
  expect(await faults({ alsoCallsGroups: ['nowhere'] })).toEqual(['alsoCallsGroups.0 reference_not_found']);
  expect(await faults({ alsoCalls: [room.gid, room.gid] })).toHaveLength(1);
  expect(await faults({ queueMark: '專專專' })).toEqual(['queueMark too_long']);
  const { status, body } = await change({ alsoCalls: [room.gid], alsoCallsGroups: [group.gid] });
  expect([status, body.alsoCalls, body.alsoCallsGroups]).toEqual([200, [room.gid], [group.gid]]);
  expect(await faults({ callingMode: 0 })).toEqual(['callingMode also_calls_needs_list']);
  const member = { gid: counters[0]?.gid, alsoCallsGroups: [group.gid] };
  const refused = await ask('PATCH', '/general/update/defaultPanel', member);
  expect(refused.body.contents[0]).toMatchObject({ field: 'alsoCallsGroups.0', code: 'queue_is_own' });
});

test('what became of a room that a counter calls for keeps nothing else of the counter from changing', async () => {
  const room = (await ask('POST', '/create/defaultPanel', { name: '第二診', callingMode: 1 })).body;
  const other = (await ask('POST', '/create/defaultPanel', { name: '第三診', callingMode: 1 })).body;
  expect((await change({ alsoCalls: [room.gid, other.gid] })).status).toBe(200);
  const joined = await ask('POST', '/group/create', { name: '聯合診', startingNumber: 1, members: [room.gid] });
  expect(joined.status).toBe(200);
  await ask('PATCH', '/general/update/defaultPanel', { gid: other.gid, callingMode: 0 });
  const { status, body } = await change({ status: 'pause', alsoCalls: [room.gid, other.gid] });
  expect([status, body.status]).toEqual([200, 'pause']);
  expect(await faults({ alsoCalls: [] })).toBeUndefined();
  expect(await faults({ status: 'enable', alsoCalls: [room.gid, other.gid] })).toEqual([
    'alsoCalls.0 queue_of_group',
    'alsoCalls.1 also_calls_needs_list',
  ]);
  await change({ status: 'enable' });
});

test('a room that goes is taken out of the counters that call for it, once none of them has its patient', async () => {
  const name = '專家門診';
  const { gid } = (await ask('POST', '/create/defaultPanel', { name, queueMark: '專' })).body;
  expect((await change({ alsoCalls: [gid] })).status).toBe(200);
  const removal = () => ask('DELETE', '', undefined, { gid, name });
  const staff = (action: string, more = {}) =>
    app.done('POST', `/api/v1/collab/web/queue/clinic/${action}`, {
      token: clinic.tokens.staff,
      body: { panelGid: doctor, ...more },
    });
  await staff('login');
  await staff('issue', { queueOwnerGid: gid });
  expect((await removal()).body.contents[0].code).toBe('panel_has_patients');
  await staff('next');
  expect((await removal()).body.contents[0].code).toBe('panel_in_use');
  await staff('completed');
  expect((await removal()).status).toBe(200);
  expect((await ask('GET', '/general', undefined, { gid: doctor })).body.alsoCalls).toEqual([]);
});
