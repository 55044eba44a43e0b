/** The files of the database are taken away, replaced or overwritten under the real server while counters call. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Acknowledged, gather } from '#bench/chaos/crowd.ts';
import { judge } from '#bench/chaos/verdict.ts';
import { buildHall, type Hall, serve } from '#bench/queue/hall.ts';
import { openStores, type Store, type Stores } from '#bench/queue/store.ts';
import type { RunningServer } from '../../../running/server.ts';

// Each starts the real server twice, and a machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let stores: Stores;
let store: Store;
let server: RunningServer;
let hall: Hall;
let file: string;

beforeEach(async () => {
  stores = await openStores('sqlite');
  store = await stores.create();
  server = await serve(store);
  hall = await buildHall(server, 3);
  file = join(store.variables.DATA_DIR, 'callboard.db');
});
afterEach(async () => {
  await server.stop();
  await stores.remove();
});

const whole = {
  callsLost: 0,
  calledTwice: 0,
  ticketsLost: 0,
  numbersReused: 0,
  numbersSkipped: 0,
  gapsInLog: 0,
};

async function someCalls({ calls }: Acknowledged): Promise<void> {
  const before = calls.length;
  await expect.poll(() => calls.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before + 15);
}

const ended = () => expect.poll(() => server.output(), { timeout: 10_000, interval: 20 }).toContain('Callboard stops');

describe('nothing that was acknowledged is lost, and the next start goes on, when', () => {
  test.each([
    ['all of its files are', ['', '-wal', '-shm']],
    ['the database file is', ['']],
    ['the write-ahead log is', ['-wal']],
  ])('%s removed', async (_, names) => {
    const { acknowledged, goHome } = gather(server, hall);
    await someCalls(acknowledged);
    for (const name of names) rmSync(`${file}${name}`);
    await ended();
    expect(server.output()).toMatch(/callboard\.db\S* was removed while the server was running/);
    await server.restart();
    await someCalls(acknowledged);
    await goHome();
    await server.stop();
    expect(await judge(store, hall, acknowledged)).toMatchObject(whole);
  });

  test('the folder is away for a while', async () => {
    const { acknowledged, goHome } = gather(server, hall);
    await someCalls(acknowledged);
    renameSync(store.variables.DATA_DIR, `${store.variables.DATA_DIR}-away`);
    await expect.poll(() => server.output(), { timeout: 10_000 }).toContain('cannot be saved yet');
    // A finding stands for a second.
    await expect.poll(async () => (await fetch(`${server.url}/api/health`)).status, { timeout: 5_000 }).toBe(503);
    renameSync(`${store.variables.DATA_DIR}-away`, store.variables.DATA_DIR);
    await expect.poll(async () => (await fetch(`${server.url}/api/health`)).status, { timeout: 15_000 }).toBe(200);
    await someCalls(acknowledged);
    await goHome();
    await server.stop();
    expect(await judge(store, hall, acknowledged)).toMatchObject(whole);
  });
});

test('a file that was put in its place stands, and what was acknowledged is saved beside it', async () => {
  const { acknowledged } = gather(server, hall);
  await someCalls(acknowledged);
  const other = `${file}.other`;
  const made = new DatabaseSync(other);
  made.exec('CREATE TABLE other (x)');
  made.close();
  const { ino } = statSync(other);
  renameSync(other, file);
  await ended();
  expect(statSync(file).ino).toBe(ino);
  const names = readdirSync(store.variables.DATA_DIR);
  expect(names).not.toContain('callboard.db-wal');
  const rescued = names.find((name) => name.includes('.rescued-'));
  const folder = join(store.variables.DATA_DIR, 'put-back');
  mkdirSync(folder);
  renameSync(join(store.variables.DATA_DIR, rescued!), join(folder, 'callboard.db'));
  const exec = async (sql: string) => {
    const database = new DatabaseSync(join(folder, 'callboard.db'));
    const rows = database.prepare(sql).all();
    database.close();
    return rows;
  };
  expect(await judge({ ...store, exec }, hall, acknowledged)).toMatchObject(whole);
});

test('without a call, the loss is noticed within a second', async () => {
  const removed = performance.now();
  rmSync(file);
  await ended();
  // Ten times what it should take, for a busy machine; the look itself comes every 0.4 s.
  expect(performance.now() - removed).toBeLessThan(10_000);
  await server.restart();
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('a file that was overwritten ends the server, and is not started on', async () => {
  writeFileSync(file, 'x'.repeat(statSync(file).size));
  await ended();
  expect(server.output()).toContain('was overwritten while the server was running');
  await expect(server.restart()).rejects.toThrow(/The server ended \(65\)/);
});
