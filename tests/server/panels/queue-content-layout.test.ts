import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const panelPath = '/api/v1/collab/web/panel';
let app: TestApp;
let token: string;
let gid: string;

beforeAll(async () => {
  app = await openApp();
  ({ session: token } = await openOrganisation(app));
  ({ gid } = await app.done('POST', `${panelPath}/create/defaultPanel`, { token, body: { name: '101 診' } }));
});
afterAll(() => app.close());

const path = `${panelPath}/queueContentLayout`;
const read = () => app.done('GET', path, { token, query: { gid } });
const change = (body: object) => app.call('PATCH', path, { token, body: { gid, ...body } });

test('the columns of a panel are the usual ones until somebody chooses others', async () => {
  expect(await read()).toEqual({ gid, version: 1, columns: ['number', 'name', 'label', 'status'], rowHeight: 100 });
  const chosen = { columns: ['number', 'doctorName'], rowHeight: 150 };
  expect((await change({ version: 1, ...chosen })).body).toEqual({ gid, version: 2, ...chosen });
  expect(await read()).toEqual({ gid, version: 2, ...chosen });
});

test('an older version of the panel is not written over', async () => {
  expect((await change({ version: 1, columns: ['number'], rowHeight: 100 })).status).toBe(409);
});

test('the panel keeps its columns when its other fields change', async () => {
  await app.done('PATCH', `${panelPath}/general/update/defaultPanel`, { token, body: { gid, counterName: '101' } });
  expect((await read()).columns).toEqual(['number', 'doctorName']);
});

test('the form of a panel sets them as the call of their own does, each by itself; cleared, they are the usual ones', async () => {
  const path = `${panelPath}/general/update/defaultPanel`;
  const set = (queueContentLayout: object | null) =>
    app.done('PATCH', path, { token, body: { gid, queueContentLayout } });
  await set({ rowHeight: 80 });
  expect(await read()).toMatchObject({ columns: ['number', 'doctorName'], rowHeight: 80 });
  await set(null);
  expect(await read()).toMatchObject({ columns: ['number', 'name', 'label', 'status'], rowHeight: 100 });
});
