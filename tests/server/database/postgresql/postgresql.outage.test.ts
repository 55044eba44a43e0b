/** PostgreSQL that dies, comes back, fills up or loses connections under a server that goes on. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPostgresql, startPostgresql } from '../../../running/postgresql.ts';
import { createDatabase, queryDatabase } from '../../../running/postgresql-database.ts';
import { openApp, type Response, type TestApp } from '../../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../../small-clinic.ts';
import { type OpenStream, readStream } from '../../stream/read-stream.ts';

const web = '/api/v1/collab/web';
let postgresql: RunningPostgresql;
let database: string;
let app: TestApp;
let clinic: Clinic;
let stream: OpenStream;

beforeAll(async () => {
  postgresql = await startPostgresql();
  database = await createDatabase(postgresql.url);
  app = await openApp({ variables: { DATABASE_URL: database } });
  const url = await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
  await act('login');
  const { ticket } = await app.done('POST', `${web}/stream/ticket`, { token: clinic.tokens.session });
  stream = await readStream(`${url}${web}/panel/stream?panelGid=${clinic.lobby.gid}&ticket=${ticket}`);
  await stream.next(({ event }) => event === 'view');
});
afterAll(async () => {
  stream?.close();
  await app?.close();
  await postgresql?.stop();
});

const act = async (action: string, key?: string): Promise<Response> =>
  app.call('POST', `${web}/queue/clinic/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid: clinic.room.gid },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

/** Takes a number at the ticket machine of the cashiers. */
const take = (key: string): Promise<Response> =>
  app.call('GET', '/api/v1/collab/ticket/machine/take/number', {
    token: clinic.tokens.ticketMachine,
    headers: { 'idempotency-key': key },
  });

const health = async () => (await app.call('GET', '/api/health')).status;

async function recovered(): Promise<void> {
  await expect.poll(async () => (await act('recall')).status, { timeout: 20_000, interval: 100 }).not.toBe(503);
}

test('while it is away every call is refused for the moment, and afterwards works by itself', async () => {
  expect((await act('next')).status).toBe(200);
  const [before] = await events();
  await postgresql.kill();
  for (const answer of [
    await act('next'),
    await app.call('GET', `${web}/panel/list`, { token: clinic.tokens.session }),
  ]) {
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body.contents[0].code).toBe('storage_unavailable');
    expect(answer.body.traceId).toBe(answer.headers['x-trace-id']);
    expect(answer.text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
  }
  await expect.poll(health, { timeout: 10_000 }).toBe(503);
  await postgresql.start();
  await recovered();
  await expect.poll(health, { timeout: 30_000 }).toBe(200);
  expect((await events())[0]?.seq).toBe(before!.seq + 1);
});

test('a screen that was watching goes on watching', async () => {
  await postgresql.kill();
  expect((await act('recall')).status).toBe(503);
  await expect.poll(health).toBe(503);
  await postgresql.start();
  await recovered();
  const { body } = await act('recall');
  await stream.next(({ event, data }) => event === 'view' && data.seq === body.seq);
  expect(stream.frames.map(({ event }) => event)).not.toContain('bye');
});

test('whatever was acknowledged while it died again and again is there once, and the log has no gap', async () => {
  const acknowledged: number[] = [];
  let working = true;
  let refused = 0;
  const callers = [1, 2, 3, 4].map(async (caller) => {
    for (let call = 0; working; call += 1) {
      for (;;) {
        const answer = await take(`outage-${caller}-${call}`);
        if (answer.status === 200) acknowledged.push(answer.body.number);
        if (answer.status !== 503) break;
        refused += 1;
        await sleep(20);
      }
    }
  });
  for (let kill = 0; kill < 3; kill += 1) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 20);
    const untilNow = refused;
    await postgresql.kill();
    await expect.poll(() => refused).toBeGreaterThan(untilNow);
    await postgresql.start();
  }
  working = false;
  await Promise.all(callers);
  const log = (await events()).reverse();
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  const issued = log.filter(({ kind, source }) => kind === 'issued' && source === 'ticketMachine');
  // Every caller asked until it was answered, so what was issued is what was acknowledged, no more and no less.
  expect(acknowledged.toSorted((a, b) => a - b)).toEqual(issued.map(({ number }) => number));
  expect(acknowledged.length).toBeGreaterThan(60);
});

test('a full disk refuses what would write, changes nothing half way, and is over when there is room again', async () => {
  const [before] = await events();
  // The last statement of a call fails as PostgreSQL fails when it cannot extend a file.
  await queryDatabase(
    database,
    `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
     CREATE TRIGGER full_disk BEFORE INSERT ON idempotency EXECUTE FUNCTION full_disk()`,
  );
  const refused = await take('full-disk-1');
  expect(refused.status).toBe(503);
  expect(refused.body.contents[0].code).toBe('storage_unavailable');
  expect((await events())[0]).toEqual(before);
  expect((await app.call('GET', `${web}/panel/list`, { token: clinic.tokens.session })).status).toBe(200);
  await queryDatabase(database, 'DROP FUNCTION full_disk CASCADE');
  expect((await take('full-disk-1')).status).toBe(200);
  expect((await events())[0]?.seq).toBe(before!.seq + 1);
});

test('connections that an administrator ends are replaced, also the one that listens', async () => {
  const end = () =>
    queryDatabase(
      postgresql.url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'callboard'",
    );
  await end();
  await recovered();
  const { body } = await act('recall');
  await stream.next(({ event, data }) => event === 'view' && data.seq === body.seq);
});

/** The clinic's log, newest first. */
async function events(): Promise<{ seq: number; kind: string; number: number; source: string }[]> {
  const rows = await queryDatabase(
    database,
    `SELECT seq::int, kind, number::int, payload::json ->> 'source' AS source FROM event
     WHERE organisation_gid = '${clinic.gid}' ORDER BY seq DESC`,
  );
  return rows as Awaited<ReturnType<typeof events>>;
}
