/** Several processes of the server on one database, as behind a load balancer. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, queryDatabase } from '../../../running/postgresql-database.ts';
import { type RunningServer, startServer } from '../../../running/server.ts';
import type { Request, TestApp } from '../../open-app.ts';
import { buildClinic, type Clinic } from '../../small-clinic.ts';
import { type OpenStream, readStream } from '../../stream/read-stream.ts';

const web = '/api/v1/collab/web';
let database: string;
let folder: string;
let servers: [RunningServer, RunningServer];
let clinic: Clinic;
let stream: OpenStream;

beforeAll(async () => {
  database = await createDatabase(inject('postgresql'));
  folder = await mkdtemp(join(tmpdir(), 'callboard-processes-'));
  const start = () => startServer({ env: { DATABASE_URL: database, DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'error' } });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  stream?.close();
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('processes that start together on an empty database migrate and seed it once', async () => {
  const told = servers.filter((server) => server.output().includes('The demo hospital:'));
  expect(told).toHaveLength(1);
  expect(await queryDatabase(database, "SELECT gid FROM organisation WHERE gid <> ''")).toEqual([{ gid: 'demo' }]);
});

test('a call made at one reaches a screen at the other at once', async () => {
  clinic = await buildClinic({ done: doneAt(0) } as TestApp);
  for (const server of [0, 1, 0, 1, 0, 1]) await takeNumber(server);
  await act(0, 'login');
  const { ticket } = await doneAt(1)('POST', `${web}/stream/ticket`, { token: clinic.tokens.session });
  stream = await readStream(
    `${servers[1].url}${web}/panel/stream?panelGid=${clinic.cashierLobby.gid}&ticket=${ticket}`,
  );
  await stream.next(({ event }) => event === 'view');
  const started = performance.now();
  const state = await act(0, 'next');
  const frame = await stream.next(({ event, data }) => event === 'view' && data.seq === state.seq);
  expect(frame.data.latest).toMatchObject({ kind: 'called', number: state.current.number });
  expect(performance.now() - started).toBeLessThan(3000);
});

test('it does so too when the hint is lost, and a poll at the other shows it in any case', async () => {
  const listeners = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'";
  await queryDatabase(database, `SELECT pg_terminate_backend(pid) FROM (${listeners}) AS deaf`);
  const state = await act(0, 'recall');
  const query = { panelGid: clinic.cashierLobby.gid };
  const polled = await doneAt(1)('GET', `${web}/panel/view`, { token: clinic.tokens.session, query });
  expect(polled.seq).toBe(state.seq);
  await stream.next(({ event, data }) => event === 'view' && data.seq === state.seq, 3000);
});

test('counters at both call each patient once, and what one revokes the other refuses', async () => {
  const staff = clinic.tokens.staff;
  const called = [];
  for (const server of [0, 1, 0, 1]) called.push((await act(server, 'next')).current.number);
  expect(new Set(called).size).toBe(4);
  await doneAt(0)('POST', `${web}/logout`, { token: staff });
  await expect(act(1, 'recall')).rejects.toThrow(/401/);
});

test('what a device says to one is in the list of the other, and what is revoked at one is refused by both', async () => {
  const { tokens, room } = clinic;
  const said = { screen: 'screen0001', startedAt: 1, epoch: '', layout: '', numbers: [], sound: 'ready', errors: [] };
  const report = (server: number, seq: number) =>
    doneAt(server)('POST', `${web}/panel/device/heartbeat`, {
      token: tokens.panel,
      body: { ...said, seq, engine: `Chrome/${seq}`, features: [], width: 1920, height: 1080, receipts: [] },
    });
  const listedAt = async (server: number) =>
    (await doneAt(server)('GET', `${web}/device/fleet/list`, { token: tokens.session })).data;
  for (const seq of [1, 2]) await report(0, seq);
  await expect
    .poll(() => listedAt(1), { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ engine: 'Chrome/2' }));
  for (const seq of [3, 4]) await report(1, seq);
  await doneAt(0)('POST', `${web}/panel/exclusiveUrl`, { token: tokens.session, body: { gid: room.gid } });
  await expect(report(0, 5)).rejects.toThrow(/401/);
  // Heard by NOTIFY.
  await expect.poll(() => report(1, 5).catch(String), { timeout: 5000 }).toMatch(/401/);
});

function act(server: number, action: string) {
  const body = { panelGid: clinic.counters[0]?.gid };
  return doneAt(server)('POST', `${web}/queue/generic/${action}`, { token: clinic.tokens.staff, body });
}

function takeNumber(server: number) {
  return doneAt(server)('GET', '/api/v1/collab/ticket/machine/take/number', { token: clinic.tokens.ticketMachine });
}

function doneAt(server: number) {
  return async (method: string, path: string, { token, body, query = {} }: Request = {}) => {
    const address = new URL(path, servers[server]?.url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    const answer = await fetch(address, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
