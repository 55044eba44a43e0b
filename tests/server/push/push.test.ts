/** Phones that are told of their turn, by a push service that reads what it is sent. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Refusal } from '#server/errors/refusal.ts';
import { claimTold } from '#server/push/commands.ts';
import { forgetOldPhones } from '#server/push/forget-old-phones.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, staffPassword } from '../small-clinic.ts';
import { openPushEndpoint, type PushEndpoint } from './push-endpoint.ts';

const collab = '/api/v1/collab';
const push = `${collab}/ticket/push`;
let app: TestApp;
let clinic: Clinic;
let phone: PushEndpoint;
const phones: PushEndpoint[] = [];

beforeAll(async () => {
  app = await openApp({ variables: { PUSH_SERVICES: '127.0.0.1', PUSH_NETWORKS: 'loopback' } });
});
beforeEach(async () => {
  clinic = await buildClinic(app);
  await act('login');
  phone = await openPushEndpoint();
  phones.push(phone);
});
afterAll(async () => {
  await app.close();
  for (const one of phones) await one.close();
});

const act = (action: string, body: object = {}) =>
  app.done('POST', `${collab}/web/queue/clinic/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid: clinic.room.gid, ...body },
  });
const take = async (): Promise<string> => {
  const path = `${collab}/ticket/machine/take/number?panelGid=${clinic.room.gid}`;
  return (await app.done('GET', path, { token: clinic.tokens.kiosk })).ticketKey;
};
const takeSeveral = async (count: number) => {
  const keys: string[] = [];
  for (let one = 0; one < count; one += 1) keys.push(await take());
  return keys;
};
const start = (key: string, subscription: object = phone.subscription, language = 'zh-TW') =>
  app.call('POST', push, { body: { key, subscription }, headers: { 'accept-language': language } });
const titles = () => phone.taken.map(({ title }) => title);
const followed = async (key: string) => (await app.done('GET', `${push}?key=${key}`)).followed;

test('a phone is told once when two are ahead, once when it is called, again when it is recalled, and forgotten after', async () => {
  const [, , , , mine] = await takeSeveral(5);
  expect(await followed(mine!)).toBe(false);
  expect((await start(mine!)).body).toMatchObject({ followed: true });
  await act('next');
  await act('next');
  await expect.poll(titles, { timeout: 8000 }).toEqual(['005 號，快輪到您了']);
  expect(phone.taken[0]).toMatchObject({ body: '前面還有 2 位 · 101', page: `/ticket/${mine}` });
  await act('next');
  await act('next');
  await act('next');
  await expect.poll(titles, { timeout: 8000 }).toEqual(['005 號，快輪到您了', '005 號，輪到您了']);
  expect(phone.taken[1]?.body).toBe('請到 101');

  app.time.now += 30_000;
  await act('recall');
  await expect.poll(titles, { timeout: 8000 }).toHaveLength(3);
  // Right after it nobody's phone rings once more, as the next message shows.
  await act('recall');
  app.time.now += 30_000;
  await act('recall');
  await expect.poll(titles, { timeout: 8000 }).toHaveLength(4);
  await act('completed');
  await expect.poll(() => followed(mine!), { timeout: 8000 }).toBe(false);
  expect(titles()).toHaveLength(4);
});

test('a phone that rang for a call that was taken back says so, and rings for the next one', async () => {
  const [mine] = await takeSeveral(1);
  await start(mine!);
  await act('next');
  await expect.poll(titles, { timeout: 8000 }).toEqual(['001 號，輪到您了']);
  await act('undo');
  await expect.poll(titles, { timeout: 8000 }).toEqual(['001 號，輪到您了', '001 號，剛才的叫號已取消']);
  expect(phone.taken[1]?.body).toBe('請繼續等候，輪到您時會再通知您');
  app.time.now += 5000;
  await act('next');
  await expect.poll(titles, { timeout: 8000 }).toHaveLength(3);
  expect(titles().at(-1)).toBe('001 號，輪到您了');
  // Who is passed was called; the next message shows that nothing more is said of it.
  await act('pass');
  await start(await take(), phone.subscription);
  await act('next');
  await expect.poll(titles, { timeout: 8000 }).toHaveLength(4);
  expect(titles().at(-1)).toBe('002 號，輪到您了');
});

test('the push service learns who sends and nothing of what', async () => {
  const [mine] = await takeSeveral(1);
  const { publicKey } = (await start(mine!)).body;
  await act('next');
  await expect.poll(titles, { timeout: 8000 }).toEqual(['001 號，輪到您了']);
  const [message] = phone.taken;
  expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '900' });
  const { aud, exp } = phone.senderOf(message!, publicKey);
  expect(aud).toBe(new URL(phone.subscription.endpoint).origin);
  expect(exp - app.time.now / 1000).toBeGreaterThan(3600);
  expect(exp - app.time.now / 1000).toBeLessThanOrEqual(86_400);
});

test('a push service that is busy is asked again, and one that knows the phone no more ends it', async () => {
  const [first, second] = await takeSeveral(2);
  phone.answers.push(503);
  await start(first!);
  await act('next');
  await expect.poll(titles, { timeout: 15_000 }).toEqual(['001 號，輪到您了']);
  expect(phone.asked()).toBe(2);
  phone.answers.push(410);
  await start(second!);
  await act('next');
  await expect.poll(() => followed(second!), { timeout: 8000 }).toBe(false);
  expect(titles()).toHaveLength(1);
});

test('whoever stops is told nothing more, and a phone is forgotten after a day', async () => {
  const [mine, next] = await takeSeveral(2);
  await start(mine!);
  expect((await app.done('POST', `${push}/stop`, { body: { key: mine } })).followed).toBe(false);
  const other = await openPushEndpoint();
  phones.push(other);
  await start(next!, other.subscription);
  await act('next');
  await act('next');
  await expect.poll(() => other.taken.length, { timeout: 8000 }).toBe(1);
  expect(phone.asked()).toBe(0);
  const before = app.time.now;
  app.time.now += 25 * 3_600_000;
  await forgetOldPhones(app.app.services.database);
  app.time.now = before;
  expect(await followed(next!)).toBe(false);
});

test('the phone of a patient who is sent on rings for the other queue too, when two are ahead and when called there', async () => {
  const at = (panelGid: string, action: string, body: object = {}) =>
    app.done('POST', `${collab}/web/queue/generic/${action}`, {
      token: clinic.tokens.staff,
      body: { panelGid, ...body },
    });
  const sample = { name: '抽血', callingMode: 3 };
  const { gid: here } = await app.done('POST', `${collab}/web/panel/create/defaultPanel`, {
    token: clinic.tokens.session,
    body: sample,
  });
  const cashier = clinic.counters[0]!.gid;
  for (const counter of [here, cashier]) await at(counter, 'login');
  for (let others = 0; others < 4; others += 1) await at(cashier, 'issue');
  await start((await at(here, 'issue')).ticketKey);
  await at(here, 'next');
  await expect.poll(titles, { timeout: 8000 }).toEqual(['001 號，輪到您了']);
  await at(here, 'transfer/group', { toGroupGid: clinic.group.gid });
  const phonesThere = () =>
    app.app.services.database.read('ticket_push', 'SELECT 1 FROM ticket_push WHERE owner_gid = ?', clinic.group.gid);
  await expect.poll(phonesThere, { timeout: 8000 }).toHaveLength(1);
  for (let calls = 0; calls < 2; calls += 1) await at(cashier, 'next');
  await expect.poll(titles, { timeout: 8000 }).toEqual(['001 號，輪到您了', '005 號，快輪到您了']);
  app.time.now += 30_000;
  for (let calls = 0; calls < 3; calls += 1) await at(cashier, 'next');
  await expect.poll(() => phone.taken.at(-1)?.body, { timeout: 8000 }).toBe('請到 一號櫃檯');
  expect(titles()).toEqual(['001 號，輪到您了', '005 號，快輪到您了', '005 號，輪到您了']);
});

test('a phone that asked after another stays, whatever the push service says of the one before', async () => {
  const [mine] = await takeSeveral(1);
  const told = Promise.withResolvers<number>();
  phone.answers.push(told.promise);
  await start(mine!);
  await act('next');
  await expect.poll(() => phone.asked(), { timeout: 8000 }).toBe(1);
  const other = await openPushEndpoint();
  phones.push(other);
  await start(mine!, other.subscription);
  told.resolve(410);
  app.time.now += 30_000;
  await act('recall');
  await expect.poll(() => other.taken.length, { timeout: 8000 }).toBe(1);
  expect(await followed(mine!)).toBe(true);
});

test('what could not be said at once is said later only where it still holds', async () => {
  const [first, second, third] = await takeSeveral(3);
  const [stopped, passed] = [await openPushEndpoint(), await openPushEndpoint()];
  phones.push(stopped, passed);
  for (const one of [stopped, passed, phone]) one.answers.push(503);
  await start(first!, stopped.subscription);
  await start(second!, passed.subscription);
  await start(third!);
  await act('next');
  await expect.poll(() => stopped.asked(), { timeout: 8000 }).toBe(1);
  await app.done('POST', `${push}/stop`, { body: { key: first } });
  await act('next');
  await expect.poll(() => passed.asked(), { timeout: 8000 }).toBe(1);
  await act('pass');
  await act('next');
  // Each is tried again after the same time, and this one was tried last.
  await expect.poll(titles, { timeout: 15_000 }).toEqual(['003 號，輪到您了']);
  expect([stopped.asked(), passed.asked()]).toEqual([1, 1]);
});

test('a call rings a moment later where the database was busy', async () => {
  const [mine] = await takeSeveral(1);
  await start(mine!);
  const { database } = app.app.services;
  const { write } = database;
  let isBusy = true;
  const busyOnce: typeof write = (command, ...rest) => {
    if ((command as unknown) !== claimTold || !isBusy) return write(command, ...rest);
    isBusy = false;
    throw new Refusal({ code: 'service_busy' });
  };
  Object.assign(database, { write: busyOnce });
  try {
    await act('next');
    await expect.poll(titles, { timeout: 8000 }).toEqual(['001 號，輪到您了']);
    expect(isBusy).toBe(false);
  } finally {
    Object.assign(database, { write });
  }
});

test('a phone in another language names the room as its reader reads it', async () => {
  const { session: token } = clinic.tokens;
  const room = { code: 'R101', name: '診間一', secondName: 'Room 101' };
  await app.done('POST', `${collab}/web/system/room`, { token, body: room });
  const body = { gid: clinic.room.gid, counterName: '101 診' };
  await app.done('PATCH', `${collab}/web/panel/general/update/defaultPanel`, { token, body });
  await start(await take(), phone.subscription, 'en-US');
  await act('next');
  await expect.poll(() => phone.taken.at(-1)?.body, { timeout: 8000 }).toContain('Room 101 (101 診)');
});

test('a server that stood still over night tells nobody of a call of the day before', async () => {
  const [first, , , near] = await takeSeveral(4);
  const other = await openPushEndpoint();
  phones.push(other);
  await start(first!);
  await start(near!, other.subscription);
  const before = app.time.now;
  // With the commit itself, before any phone hears of the call: after the answer a slow machine may have sent it.
  const stop = app.app.services.database.onCommit(() => {
    app.time.now = before + 20 * 3_600_000;
    stop();
  });
  await act('next');
  const today = await openPushEndpoint();
  phones.push(today);
  const body = { orgGid: clinic.gid, staffId: 'n1', password: staffPassword };
  clinic.tokens.staff = (await app.done('POST', `${collab}/web/staff/login`, { body })).token;
  // The night may have signed the counter out meanwhile.
  await act('login');
  await start(await take(), today.subscription);
  await act('next');
  await expect.poll(() => today.taken.length, { timeout: 8000 }).toBe(1);
  app.time.now = before;
  expect([phone.asked(), other.asked()]).toEqual([0, 0]);
  expect(await followed(near!)).toBe(false);
});

test('the server is sent to no other address than those of listed services', async () => {
  const [mine] = await takeSeveral(1);
  const refused = async (endpoint: string) => {
    const { status, body } = await start(mine!, { ...phone.subscription, endpoint });
    return [status, body.contents?.[0].code];
  };
  expect(await refused('http://10.0.0.1/x')).toEqual([400, 'address_not_allowed']);
  expect(await refused('http://127.0.0.1.evil.example/x')).toEqual([400, 'address_not_allowed']);
  expect(await refused('file://127.0.0.1/etc/passwd')).toEqual([400, 'address_not_allowed']);
  expect((await start(mine!, { ...phone.subscription, p256dh: `B${'A'.repeat(86)}` })).status).toBe(400);
  expect((await start('x'.repeat(43))).status).toBe(404);
  expect(await followed(mine!)).toBe(false);
});

test('a listed service at a private address is called only where the operator lists its network', async () => {
  const closed = await openApp({ variables: { PUSH_SERVICES: '127.0.0.1' } });
  const other = await buildClinic(closed);
  const path = `${collab}/ticket/machine/take/number?panelGid=${other.room.gid}`;
  const { ticketKey } = await closed.done('GET', path, { token: other.tokens.kiosk });
  const answer = await closed.call('POST', push, { body: { key: ticketKey, subscription: phone.subscription } });
  expect([answer.status, answer.body.contents[0].code]).toEqual([400, 'address_not_allowed']);
  await closed.close();
});

test('where no service is listed no phone is offered it', async () => {
  const off = await openApp({ variables: { PUSH_SERVICES: 'none' } });
  const other = await buildClinic(off);
  const path = `${collab}/ticket/machine/take/number?panelGid=${other.room.gid}`;
  const { ticketKey } = await off.done('GET', path, { token: other.tokens.kiosk });
  expect(await off.done('GET', `${push}?key=${ticketKey}`)).toEqual({ followed: false });
  await off.close();
});
