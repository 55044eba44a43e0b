/** The real server, killed as by a power cut while it prints: what waits is printed once, what was begun asks a person. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrintJob, TicketSlip } from '#generated/shapes.ts';
import { type RunningServer, startServer } from '../../running/server.ts';
import { openStore } from '../../running/store.ts';
import { openPrinter, type TestPrinter } from '../../running/test-printer.ts';
import type { Request, TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { until } from './until.ts';

const web = '/api/v1/collab/web';
/** A lease has to lapse where another process might still be printing. */
const patienceMs = 90_000;
const store = openStore();
let server: RunningServer;
let clinic: Clinic;
let printer: TestPrinter;

beforeAll(async () => {
  printer = await openPrinter();
  server = await startServer({ env: { LOG_LEVEL: 'error', PRINTER_NETWORKS: 'loopback', ...store.variables } });
  clinic = await buildClinic({ done } as TestApp);
  const body = { name: '熱感', host: '127.0.0.1', port: printer.port, panels: [clinic.cashierLobby.gid] };
  await done('POST', `${web}/system/printer`, { token: clinic.tokens.session, body });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await printer?.close();
  store.remove();
});

test('a server killed midway holds the slip that it was sending, and prints those that waited, each once', async () => {
  let killed: Promise<void> | undefined;
  printer.onBand = () => {
    killed ??= server.kill9();
  };
  const slips = [await take(), await take()];
  await until(async () => (killed ? true : undefined), patienceMs);
  await killed;
  printer.onBand = undefined;
  const before = printer.slips.length;
  await server.restart();
  const [, held] = await until(async () => {
    const found = await jobs();
    return found[1]?.state === 'held' && found[0]?.state === 'printed' ? found : undefined;
  }, patienceMs);
  expect(held).toMatchObject({ fault: 'restarted', copies: 1 });
  expect(printer.slips.length).toBe(before + 1);
  await done('PATCH', `${web}/printing/job`, {
    token: clinic.tokens.session,
    body: { gid: held!.gid, decision: 'again' },
  });
  await printer.printed(before + 2);
  const ended = await until(async () => {
    const found = await jobs();
    return found.every(({ state }) => state === 'printed') ? found : undefined;
  });
  expect(ended.map(({ copies }) => copies)).toEqual([1, 2]);
  expect(ended.map(({ label }) => Number(label))).toEqual(slips.map(({ number }) => number).reverse());
}, 240_000);

test('a server killed while its printer had no paper prints what waited, once, when there is some', async () => {
  const before = printer.slips.length;
  printer.paper = 'out';
  await take();
  await server.kill9();
  await server.restart();
  printer.paper = 'there';
  await printer.printed(before + 1);
  const [job] = await until(async () => {
    const found = await jobs();
    return found[0]?.state === 'printed' ? found : undefined;
  }, patienceMs);
  expect(job?.copies).toBe(1);
  expect(printer.slips.length).toBe(before + 1);
}, 240_000);

const take = (): Promise<TicketSlip> =>
  done('GET', '/api/v1/collab/ticket/machine/take/number', { token: clinic.tokens.ticketMachine });
const jobs = async (): Promise<PrintJob[]> =>
  (await done('GET', `${web}/printing/job/list`, { token: clinic.tokens.session })).data;

async function done(method: string, path: string, { token, body, query = {} }: Request = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${server.url}${path}?${search}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
