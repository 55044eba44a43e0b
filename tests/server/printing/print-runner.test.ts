import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Refusal } from '#server/errors/refusal.ts';
import { beginPrintJob, finishPrintJob } from '#server/print-queue/commands.ts';
import { notePrinter } from '#server/print-queue/printer-state.ts';
import { openPrinter, type TestPrinter } from '../../running/test-printer.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { until } from './until.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let printer: TestPrinter;

beforeAll(async () => {
  app = await openApp({ variables: { PRINTER_NETWORKS: 'loopback' } });
  clinic = await buildClinic(app);
  printer = await openPrinter();
  const body = { name: '熱感', host: '127.0.0.1', port: printer.port, panels: [clinic.cashierLobby.gid] };
  await app.done('POST', `${web}/system/printer`, { token: clinic.tokens.session, body });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await app.close();
  await printer.close();
});

const take = () => app.done('GET', '/api/v1/collab/ticket/machine/take/number', { token: clinic.tokens.ticketMachine });
const jobs = async (): Promise<{ state: string; copies: number }[]> =>
  (await app.done('GET', `${web}/printing/job/list`, { token: clinic.tokens.session })).data;

/** The storage is away when this is to be written, once. */
function refuseFirst(command: unknown): void {
  const { database } = app.app.services;
  const write = database.write.bind(database);
  let refused = false;
  vi.spyOn(database, 'write').mockImplementation(((given: unknown, ...rest: [never]) => {
    if (given !== command || refused) return write(given as never, ...rest);
    refused = true;
    return Promise.reject(new Refusal({ code: 'storage_unavailable' }));
  }) as typeof database.write);
}

test.each([
  ['how the slip ended', finishPrintJob],
  ['how the printer stands', notePrinter],
  ['that the slip begins', beginPrintJob],
])('a storage that is away for %s keeps no slip from coming out once', async (_, command) => {
  const before = printer.slips.length;
  refuseFirst(command);
  await take();
  await take();
  await until(async () => (await jobs()).slice(0, 2).every(({ state }) => state === 'printed') || undefined);
  expect((await jobs()).slice(0, 2)).toMatchObject([{ copies: 1 }, { copies: 1 }]);
  expect(printer.slips.length).toBe(before + 2);
});
