/** Several phones that are notified of one ticket: the patient's and their companions'. */
import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { openPushEndpoint, type PushEndpoint } from './push-endpoint.ts';

const collab = '/api/v1/collab';
const push = `${collab}/ticket/push`;
let app: TestApp;
let clinic: Clinic;
const phones: PushEndpoint[] = [];

beforeAll(async () => {
  app = await openApp({ variables: { PUSH_SERVICES: '127.0.0.1', PUSH_NETWORKS: 'loopback' } });
  clinic = await buildClinic(app);
  for (let one = 0; one <= limits.phonesOfTicket; one += 1) phones.push(await openPushEndpoint());
  await act('login');
});
afterAll(async () => {
  await app.close();
  for (const one of phones) await one.close();
});

const act = (action: string) =>
  app.done('POST', `${collab}/web/queue/clinic/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid: clinic.room.gid },
  });
const take = async (): Promise<string> => {
  const path = `${collab}/ticket/machine/take/number?panelGid=${clinic.room.gid}`;
  return (await app.done('GET', path, { token: clinic.tokens.kiosk })).ticketKey;
};
const nameOf = ({ subscription }: PushEndpoint) => hash('sha256', subscription.endpoint, 'base64url');
const start = (key: string, { subscription }: PushEndpoint) => app.done('POST', push, { body: { key, subscription } });
const followed = async (key: string, phone: PushEndpoint) =>
  (await app.done('GET', push, { query: { key, phone: nameOf(phone) } })).followed;
const taken = () => phones.map((phone) => phone.taken.length);

test('each is notified once, knows of itself whether it is, and is stopped alone', async () => {
  const [own, companion, third] = phones as [PushEndpoint, PushEndpoint, PushEndpoint];
  const key = await take();
  await start(key, own);
  await start(key, companion);
  expect(await Promise.all([own, companion, third].map((phone) => followed(key, phone)))).toEqual([true, true, false]);
  await act('next');
  await expect.poll(() => taken().slice(0, 3), { timeout: 8000 }).toEqual([1, 1, 0]);
  await app.done('POST', `${push}/stop`, { body: { key, phone: nameOf(own) } });
  expect(await Promise.all([own, companion].map((phone) => followed(key, phone)))).toEqual([false, true]);
  app.time.now += 30_000;
  await act('recall');
  await expect.poll(() => taken().slice(0, 3), { timeout: 8000 }).toEqual([1, 2, 0]);
  await act('completed');
  await expect.poll(() => followed(key, companion), { timeout: 8000 }).toBe(false);
});

test('none is notified of a number that is done', async () => {
  const key = await take();
  await act('next');
  await act('completed');
  const { status, body } = await app.call('POST', push, { body: { key, subscription: phones[0]?.subscription } });
  expect([status, body.contents[0].code]).toEqual([400, 'invalid_queue_operation']);
});

test('of more than a ticket may have, those that asked last are notified', async () => {
  const key = await take();
  for (const phone of phones) {
    app.time.now += 1_000;
    await start(key, phone);
  }
  const told = await Promise.all(phones.map((phone) => followed(key, phone)));
  expect(told).toEqual([false, ...phones.slice(1).map(() => true)]);
});
