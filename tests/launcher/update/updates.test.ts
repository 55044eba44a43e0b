import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Installed } from '#launcher/keeper/installed.ts';
import { updatesOf } from '#launcher/update/updates.ts';

let server: Server;
let asked = 0;

beforeAll(async () => {
  server = createServer((_, answer) => {
    asked += 1;
    answer.end('not what was promised');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a release whose file is not whole is fetched again now and then, and told of once', async () => {
  const installed = { state: () => ({ current: null }), refused: () => [] } as unknown as Installed;
  const note = vi.fn();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const updates = updatesOf(address, installed, '1.0.0', () => undefined, note);
  const release = { versionNumber: '1.1.0', sha256: 'a'.repeat(64), url: '/release' };
  const minuteMs = 60_000;
  for (let minute = 0; minute < 60; minute += 1) await updates.follow(release, undefined, minute * minuteMs);
  expect(asked).toBe(6);
  expect(note).toHaveBeenCalledTimes(1);
  await updates.follow({ ...release, sha256: 'b'.repeat(64) }, undefined, 60 * minuteMs);
  expect(note).toHaveBeenCalledTimes(2);
});
