/** Somebody who leaves while their stream is still being opened: nothing of it may stay. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let port: number;

beforeAll(async () => {
  app = await openApp();
  port = Number(new URL(await app.app.server.listen({ port: 0, host: '127.0.0.1' })).port);
  clinic = await buildClinic(app);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => app.close());

test('a screen that leaves before its stream is open is no watcher, and is not noted each hour as looking', async () => {
  const { hub } = app.app.services;
  const { ticket } = await app.done('POST', `${web}/stream/ticket`, { token: clinic.tokens.session });
  const connected = once(app.app.server.server, 'connection') as Promise<[Socket]>;
  const screen = connect(port, '127.0.0.1');
  const [socket] = await connected;
  const { open } = hub.tickets;
  vi.spyOn(hub.tickets, 'open').mockImplementation(async (...asked) => {
    const tokenHash = await open(...asked);
    const gone = once(socket, 'close');
    screen.destroy();
    await gone;
    return tokenHash;
  });
  const watching = vi.spyOn(hub, 'watch');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  screen.write(`GET ${web}/panel/stream?panelGid=${clinic.room.gid}&ticket=${ticket} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await expect.poll(() => watching.mock.results.length).toBe(1);
  await watching.mock.results[0]!.value;
  expect(hub.streams()).toEqual(new Map());
  expect(vi.getTimerCount()).toBe(0);
});
