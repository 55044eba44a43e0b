import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Installed, installedIn } from '#launcher/keeper/installed.ts';
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

test('a release that is taken back is left for what came with the installation, and stays so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-updates-'));
  const installed = installedIn(folder);
  const updates = updatesOf('http://127.0.0.1:9', installed, '1.0.0', () => undefined, vi.fn());
  expect(await updates.follow(undefined, undefined, 0)).toBe(false);
  installed.install({ versionNumber: '1.1.0', sha256: 'a'.repeat(64) }, Buffer.from('1'));
  expect(await updates.follow(undefined, { automatic: false }, 0)).toBe(false);
  expect(installed.state().current?.versionNumber).toBe('1.1.0');
  expect(await updates.follow(undefined, undefined, 0)).toBe(true);
  expect(installed.state()).toMatchObject({ current: null, former: null });
  expect(installed.state().tries).toBeUndefined();
  expect(installed.refused(0)).toEqual([]);
  expect(await updates.follow(undefined, undefined, 0)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('a release that could not be fetched is no trouble any longer once it is taken back', async () => {
  const installed = { state: () => ({ current: null }), refused: () => [] } as unknown as Installed;
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const updates = updatesOf(address, installed, '1.0.0', () => undefined, vi.fn());
  await updates.follow({ versionNumber: '1.1.0', sha256: 'a'.repeat(64), url: '/release' }, undefined, 0);
  expect(updates.refusedVersion(0)).toBe('1.1.0');
  await updates.follow(undefined, undefined, 60_000);
  expect(updates.refusedVersion(60_000)).toBeUndefined();
});

test('a release that was gone back from is trouble only as long as it is the one that is to run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-updates-'));
  const installed = installedIn(folder);
  const bad = { versionNumber: '1.1.0', sha256: 'a'.repeat(64), url: '/release' };
  installed.install(bad, Buffer.from('1'));
  installed.goBack(0, true);
  const updates = updatesOf('http://127.0.0.1:9', installed, '1.2.0', () => undefined, vi.fn());
  await updates.follow(bad, undefined, 0);
  expect(updates.refusedVersion(0)).toBe('1.1.0');
  await updates.follow({ ...bad, versionNumber: '1.2.0', sha256: 'b'.repeat(64) }, undefined, 0);
  expect(updates.refusedVersion(0)).toBeUndefined();
  await updates.follow(bad, undefined, 0);
  expect(updates.refusedVersion(0)).toBe('1.1.0');
  await updates.follow(undefined, undefined, 0);
  expect(updates.refusedVersion(0)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
