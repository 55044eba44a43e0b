import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation, staffPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const own = `${web}/queue/inspection/nurse`;

let app: TestApp;
let administrator: string;
/** Staff who may serve the first examination room and the consulting room alone. */
let clerk: string;
let first: string;
let second: string;
let consulting: string;

beforeAll(async () => {
  app = await openApp();
  const { gid, session } = await openOrganisation(app);
  administrator = session;
  const panel = async (type: string, name: string) =>
    (await app.done('POST', `${web}/panel/create/${type}`, { token: session, body: { name } })).gid as string;
  first = await panel('radiologyXrayRoomPanel', '攝影室 1');
  second = await panel('radiologyXrayRoomPanel', '攝影室 2');
  consulting = await panel('defaultPanel', '101 診');
  await app.done('POST', `${web}/staff`, {
    token: session,
    body: { staffId: 'x1', name: '放射師', password: staffPassword, panels: [first, consulting] },
  });
  const signIn = { body: { orgGid: gid, staffId: 'x1', password: staffPassword } };
  clerk = (await app.done('POST', `${web}/staff/login`, signIn)).token;
});
afterAll(() => app.close());

const nursesOf = async (panelGid: string): Promise<string[]> =>
  (await app.done('GET', `${own}/list`, { token: administrator, query: { panelGid } })).data.map(
    ({ name }: { name: string }) => name,
  );
const create = (panelGid: string, name: string, token = clerk) =>
  app.call('POST', `${own}/create`, { token, query: { panelGid }, body: { name } });
const code = ({ status, body }: { status: number; body: { contents?: { code: string }[] } }) =>
  status === 200 ? 'taken' : body.contents?.[0]?.code;

test('staff keep the nurses of an examination room that they may serve', async () => {
  const { body: nurse } = await create(first, '林護理師');
  expect(await nursesOf(first)).toEqual(['林護理師']);
  await app.done('PATCH', `${own}/update`, { token: clerk, body: { gid: nurse.gid, name: '陳護理師' } });
  expect(await nursesOf(first)).toEqual(['陳護理師']);
  await app.done('DELETE', `${own}/remove`, { token: clerk, query: { gid: nurse.gid } });
  expect(await nursesOf(first)).toEqual([]);
});

test('those of a room that they may not serve stay as they are', async () => {
  expect(code(await create(second, '林護理師'))).toBe('no_permission');
  const { body: nurse } = await create(second, '黃護理師', administrator);
  const change = { token: clerk, body: { gid: nurse.gid, name: '陳護理師' } };
  expect(code(await app.call('PATCH', `${own}/update`, change))).toBe('no_permission');
  const remove = { token: clerk, query: { gid: nurse.gid } };
  expect(code(await app.call('DELETE', `${own}/remove`, remove))).toBe('no_permission');
  expect(await nursesOf(second)).toEqual(['黃護理師']);
});

test('a consulting room’s nurses are kept here by nobody', async () => {
  const made = await app.done('POST', `${web}/panel/nurse`, {
    token: administrator,
    query: { panelGid: consulting },
    body: { name: '吳護理師' },
  });
  for (const token of [clerk, administrator]) {
    expect(code(await create(consulting, '林護理師', token))).toBe('queue_variant_mismatch');
    const change = { token, body: { gid: made.gid, name: '陳護理師' } };
    expect(code(await app.call('PATCH', `${own}/update`, change))).toBe('queue_variant_mismatch');
    const remove = { token, query: { gid: made.gid } };
    expect(code(await app.call('DELETE', `${own}/remove`, remove))).toBe('queue_variant_mismatch');
  }
  const missing = { token: administrator, query: { gid: 'nobodyAtAll_____' } };
  expect(code(await app.call('DELETE', `${own}/remove`, missing))).toBe('not_found');
});
