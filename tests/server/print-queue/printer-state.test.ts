import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrinterState } from '#generated/values.ts';
import { notePrinter } from '#server/print-queue/printer-state.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let organisationGid = '';
let session = '';

beforeAll(async () => {
  app = await openApp();
  ({ gid: organisationGid, session } = await openOrganisation(app));
});
afterAll(() => app.close());

async function addPrinter(name: string): Promise<string> {
  return (await app.done('POST', `${web}/system/printer`, { token: session, body: { name, kind: 'cloud' } })).gid;
}

/** What the notification centre says once a printer has said something of itself, the newest first. */
async function toldAfter(printerGid: string, state: PrinterState): Promise<string[]> {
  app.time.now += 1000;
  await app.app.services.database.write(notePrinter, { organisationGid, printerGid, state });
  const { data } = await app.done('GET', `${web}/notification/list`, { token: session });
  return data.map((one: { printerName: string; printerState: string }) => `${one.printerName} ${one.printerState}`);
}

test('each printer has one notification, which is the newest when it stops and when it goes on', async () => {
  const [lobby, ward] = [await addPrinter('大廳'), await addPrinter('病房')];
  expect(await toldAfter(lobby, 'ready')).toEqual([]);
  expect(await toldAfter(lobby, 'offline')).toEqual(['大廳 offline']);
  expect(await toldAfter(ward, 'offline')).toEqual(['病房 offline', '大廳 offline']);
  expect(await toldAfter(lobby, 'ready')).toEqual(['大廳 ready', '病房 offline']);
});
