/** What patients and screens do has the lock of their hospital alone: it waits for no other, and no other for it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../../running/postgresql-database.ts';
import { openApp, type TestApp } from '../../open-app.ts';
import { openPushEndpoint, type PushEndpoint } from '../../push/push-endpoint.ts';
import { buildClinic, type Clinic } from '../../small-clinic.ts';

const collab = '/api/v1/collab';
let database: string;
let app: TestApp;
let clinic: Clinic;
let phone: PushEndpoint;
/** Commands that had the whole database to themselves. */
let alone: string[] = [];

beforeAll(async () => {
  database = await createDatabase(inject('postgresql'), inject('migrated'));
  const variables = { DATABASE_URL: database, PUSH_SERVICES: '127.0.0.1', PUSH_NETWORKS: 'loopback' };
  app = await openApp({ variables });
  clinic = await buildClinic(app);
  phone = await openPushEndpoint();
  await act('login');
  // The first phone makes the keys of the installation, and whatever else is made once.
  await follow(await take());
  const { database: store } = app.app.services;
  const { write } = store;
  const noting: typeof write = (command, argument, ...rest) => {
    if (!(argument as { organisationGid?: string }).organisationGid) alone.push(command.commandName);
    return write(command, argument, ...rest);
  };
  Object.assign(store, { write: noting });
});
afterAll(async () => {
  await app?.close();
  await phone?.close();
  if (database) await dropDatabase(inject('postgresql'), database);
});

beforeEach(() => {
  alone = [];
});
// Both belong to the whole installation: the chain of the logs, and when sessions were used last.
afterEach(() => expect(alone.filter((name) => !['linkEntries', 'noteSeen'].includes(name))).toEqual([]));

const act = (action: string) =>
  app.done('POST', `${collab}/web/queue/clinic/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid: clinic.room.gid },
  });
const take = async (): Promise<string> => {
  const path = `${collab}/ticket/machine/take/number?panelGid=${clinic.room.gid}`;
  return (await app.done('GET', path, { token: clinic.tokens.kiosk })).ticketKey;
};
const follow = (key: string) =>
  app.done('POST', `${collab}/ticket/push`, { body: { key, subscription: phone.subscription } });

test('a patient steps out, has a phone told of the call and told no more, and gives the number up', async () => {
  const key = await take();
  for (const wish of ['comeLater', 'back']) await app.done('POST', `${collab}/ticket/wish`, { body: { key, wish } });
  await follow(key);
  await act('next');
  await expect.poll(() => phone.taken.length, { timeout: 8000 }).toBeGreaterThan(0);
  await app.done('POST', `${collab}/ticket/push/stop`, { body: { key } });
  await app.done('POST', `${collab}/ticket/wish`, { body: { key, wish: 'giveUp' } });
});

test('a screen gets its token', async () => {
  const body = { panelGid: clinic.room.gid, key: clinic.key };
  const signedIn = await app.call('POST', `${collab}/web/panel/login`, { body });
  expect(signedIn.status).toBe(200);
});
