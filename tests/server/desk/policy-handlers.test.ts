import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openApp();
});
afterAll(() => test_.close());

test('a preset is applied by a plain change, and a room replaces the whole set', async () => {
  const { gid, session: token } = await openOrganisation(test_);
  const as = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
    test_.done(method, `/api/v1/collab/web${path}`, { token, body, query });
  const { data } = await as('GET', '/queue/policy/preset/list');
  expect(data.map(({ name, title }: { name: string; title: string }) => [name, title])).toEqual([
    ['taiwanClinic', 'Taiwanese clinic'],
    ['cashierHall', 'Cashier hall'],
    ['radiology', 'Radiology department'],
  ]);
  const { policy } = data[0];
  const general = await as('PATCH', '/organization/general', { gid, queuePolicy: policy });
  expect(general.queuePolicy).toMatchObject(policy);
  const room = await as('POST', '/panel/create/defaultPanel', { name: '101', callingMode: 1 });
  expect(room.ownQueuePolicy).toBe(false);
  const own = { gid: room.gid, ownQueuePolicy: true, queuePolicy: { order: 'checkIn' } };
  const changed = await as('PATCH', '/panel/general/update/defaultPanel', own);
  expect(changed).toMatchObject({ ownQueuePolicy: true, queuePolicy: { order: 'checkIn' } });
});
