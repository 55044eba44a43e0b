/** The real server, killed in the middle of calls as by a power cut: nothing acknowledged is lost, nothing done twice. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueueState, TicketSlip } from '#generated/shapes.ts';
import { type RunningServer, startServer } from '../../running/server.ts';
import { openStore } from '../../running/store.ts';
import type { Request, TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { expectRowsToEqualLog, logOf } from './stored-rows.ts';

const kills = 5;
const store = openStore();
let server: RunningServer;
let clinic: Clinic;
/** True until the last kill; then everybody finishes what they are at. */
let working = true;

beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'error', ...store.variables } });
  clinic = await buildClinic({ done } as TestApp);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  store.remove();
});

test('a server that is killed again and again loses no call and calls nobody twice', async () => {
  const slips: TicketSlip[] = [];
  const calls: QueueState[] = [];
  const machines = [1, 2].map(async () => {
    while (working)
      slips.push(await untilAnswered('GET', '/api/v1/collab/ticket/machine/take/number', 'ticketMachine'));
  });
  const counters = clinic.counters.map(async ({ gid: panelGid }) => {
    const act = (action: string) =>
      untilAnswered<QueueState>('POST', `/api/v1/collab/web/queue/generic/${action}`, 'staff', { panelGid });
    await act('login');
    while (working) {
      const state = await act('next');
      if (state.current) calls.push(state);
      else await sleep(5);
    }
  });
  for (let kill = 0; kill < kills; kill += 1) {
    const before = calls.length;
    while (calls.length < before + 8) await sleep(5);
    await sleep(Math.random() * 50);
    await server.kill9();
    await server.restart();
  }
  working = false;
  await Promise.all([...machines, ...counters]);
  await server.kill9();

  const { connection } = store;
  const reader = {
    read: connection.run,
    rows: <Row>(sql: string) => connection.rows<Row>(sql.replace("'demo'", `'${clinic.gid}'`)),
  };
  expectRowsToEqualLog(reader);
  const log = logOf(reader);

  for (const { current } of calls) {
    expect(log[current!.seq - 1]).toMatchObject({ kind: 'called', number: current!.number, seq: current!.seq });
  }
  const called = log.filter(({ kind }) => kind === 'called').map(({ ticketGid }) => ticketGid);
  expect(new Set(called).size).toBe(called.length);
  expect(called.length).toBe(calls.length);
  const issued = log.filter(({ kind }) => kind === 'issued').map(({ number }) => number!);
  expect(issued).toEqual(issued.map((_, index) => index + 1));
  expect(slips.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(issued);
}, 180_000);

/** Asks until there is an answer, with one idempotency key, as our clients do. */
async function untilAnswered<A>(
  method: string,
  path: string,
  who: 'staff' | 'ticketMachine',
  body?: object,
): Promise<A> {
  const key = randomUUID();
  for (;;) {
    const headers = { 'idempotency-key': key };
    const answer = await send(method, path, { token: clinic.tokens[who], body, headers }).catch(() => undefined);
    if (answer?.status === 200) return answer.body as A;
    // Nobody waits: an answer too, without a patient.
    if (
      answer?.status === 400 &&
      (answer.body as { contents: { code: string }[] }).contents[0]?.code === 'no_waiting_patient'
    ) {
      return {} as A;
    }
    if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    await sleep(20);
  }
}

async function done(method: string, path: string, request: Request = {}) {
  const { status, body } = await send(method, path, request);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function send(method: string, path: string, { token, body, query = {}, headers }: Request) {
  const address = new URL(path, server.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const answer = await fetch(address, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(5000),
  });
  return { status: answer.status, body: await answer.json() };
}
