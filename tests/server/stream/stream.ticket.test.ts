/** A patient's own ticket, followed live by its key alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { type Frame, type OpenStream, readStream } from './read-stream.ts';

const collab = '/api/v1/collab';
let app: TestApp;
let clinic: Clinic;
let url: string;
const open: OpenStream[] = [];

beforeAll(async () => {
  app = await openApp();
  url = await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  clinic = await buildClinic(app);
  await act('login');
});
afterAll(async () => {
  for (const stream of open) stream.close();
  await app.close();
});

const isView = ({ event }: Frame) => event === 'view';
const act = (action: string, body: object = {}) =>
  app.done('POST', `${collab}/web/queue/clinic/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid: clinic.room.gid, ...body },
  });
const take = async (): Promise<string> =>
  (
    await app.done('GET', `${collab}/ticket/machine/take/number?panelGid=${clinic.room.gid}`, {
      token: clinic.tokens.kiosk,
    })
  ).ticketKey;

async function follow(key: string): Promise<OpenStream> {
  const stream = await readStream(`${url}${collab}/ticket/stream?key=${key}`);
  open.push(stream);
  return stream;
}

test('each patient sees their own number come nearer at once, and nobody else’s call', async () => {
  const keys = [await take(), await take()] as const;
  const [first, second] = [await follow(keys[0]), await follow(keys[1])];
  const [mine, other] = [await first.next(isView), await second.next(isView)];
  expect(mine.data).toMatchObject({ ahead: 0, status: 'onCall' });
  expect(other.data).toMatchObject({ ahead: 1, status: 'awaiting' });
  expect(mine.id).toBe(`${mine.data.epoch}.${mine.data.seq}`);

  await act('next');
  const called = (await first.next(isView)).data;
  expect(called).toMatchObject({ status: 'called', number: mine.data.number, previousSeq: mine.data.seq });
  expect((await second.next(isView)).data).toMatchObject({ status: 'onCall', number: other.data.number, ahead: 0 });
  for (const { frames } of [second]) expect(JSON.stringify(frames)).not.toContain(keys[0]);

  await act('next');
  expect((await first.next(isView)).data.status).toBe('completed');
  expect((await second.next(isView)).data.status).toBe('called');
  for (const stream of [first, second]) stream.close();
});

test('the stream outlives the heartbeat, at which streams of revoked tokens end', async () => {
  const stream = await follow(await take());
  await stream.next(({ event }) => event === 'heartbeat', 2 * limits.heartbeatSeconds * 1000);
  await act('pause', { reason: 'break', minutes: 15 });
  const { data } = await stream.next(({ data }) => Boolean(data?.paused));
  expect(data).toMatchObject({ pauseReason: 'break', pausedUntil: expect.stringMatching(/^\d\d:\d\d$/) });
  await act('restart');
  stream.close();
});

test('a phone learns at once that its hospital is suspended, instead of how long it is to wait there, and that it goes on', async () => {
  const suspend = (suspended: boolean) =>
    app.done('PATCH', `${collab}/web/advancedSetting/organization/suspension`, {
      token: clinic.tokens.systemAdvance,
      body: { gid: clinic.gid, suspended },
    });
  const stream = await follow(await take());
  const { data: before } = await stream.next(isView);
  expect(before.wait).toBeDefined();
  await suspend(true);
  const { data: meanwhile } = await stream.next(isView);
  expect(meanwhile).toMatchObject({ number: before.number, ahead: before.ahead, paused: true });
  expect([meanwhile.near, meanwhile.wait]).toEqual([undefined, undefined]);
  await suspend(false);
  const { data: after } = await stream.next(isView);
  expect([after.paused, after.status, after.near]).toEqual([undefined, before.status, before.near]);
  stream.close();
});

test('a key of no ticket opens nothing', async () => {
  expect((await readStream(`${url}${collab}/ticket/stream?key=${'x'.repeat(43)}`)).status).toBe(404);
});

test('one ticket is followed by a few pages only; whoever is one too many is told, and finds room once one has left', async () => {
  const key = await take();
  const pages = await Promise.all(Array.from({ length: limits.streamsPerTicket }, () => follow(key)));
  for (const page of pages) await page.next(isView);
  expect((await follow(key)).status).toBe(429);
  expect((await follow(await take())).status).toBe(200);
  pages[0]!.close();
  await expect.poll(async () => (await follow(key)).status).toBe(200);
});
