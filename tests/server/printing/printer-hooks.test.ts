import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPrinter } from '../../running/test-printer.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { until } from './until.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ variables: { PRINTER_NETWORKS: '10.0.0.0/8' } });
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const as = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.done(method, path, { token: clinic.tokens.session, body, query });
const refusal = async (body: object) => {
  const answer = await app.call('POST', `${web}/system/printer`, { token: clinic.tokens.session, body });
  return [answer.status, answer.body.contents[0].field, answer.body.contents[0].code];
};

test('a printer on the network says where it is, and is in a network that the operator lists', async () => {
  expect(await refusal({ name: '沒有位址' })).toEqual([400, 'host', 'field_required']);
  expect(await refusal({ name: '外面', host: '192.168.1.1' })).toEqual([400, 'host', 'address_not_allowed']);
  expect(await refusal({ name: '本機', host: '127.0.0.1' })).toEqual([400, 'host', 'address_not_allowed']);
});

test('a name that leads elsewhere is not connected to', async () => {
  const printer = await openPrinter();
  const { gid } = await as('POST', `${web}/system/printer`, { name: '名稱', host: 'localhost', port: printer.port });
  await as('POST', `${web}/printing/test`, { printerGid: gid });
  const state = async () => (await as('GET', `${web}/system/printer`, undefined, { gid })).state;
  await until(async () => ((await state()) === 'offline' ? true : undefined));
  expect(printer.connections).toBe(0);
  await as('DELETE', `${web}/system/printer`, undefined, { gid });
  await printer.close();
});

test('a panel that is removed is no longer one of the printer, and a printer that is removed leaves nothing waiting and prints nothing again', async () => {
  const panel = await as('POST', `${web}/panel/create/defaultPanel`, { name: '要移除的', callingMode: 1 });
  const made = await as('POST', `${web}/system/printer`, {
    name: '第二台',
    kind: 'cloud',
    panels: [clinic.room.gid, panel.gid],
  });
  await as('DELETE', `${web}/panel`, undefined, { gid: panel.gid, name: '要移除的' });
  const { panels, cloudUrl } = await as('GET', `${web}/system/printer`, undefined, { gid: made.gid });
  expect(panels).toEqual([clinic.room.gid]);
  const job = await as('POST', `${web}/printing/test`, { printerGid: made.gid });
  await as('DELETE', `${web}/system/printer`, undefined, { gid: made.gid });
  const { data } = await as('GET', `${web}/printing/job/list`, undefined, { printerGid: made.gid });
  expect(data).toEqual([expect.objectContaining({ gid: job.gid, state: 'canceled' })]);
  const again = { gid: job.gid, decision: 'again' };
  const { body } = await app.call('PATCH', `${web}/printing/job`, { token: clinic.tokens.session, body: again });
  expect(body.contents).toMatchObject([{ code: 'printer_removed' }]);
  expect((await app.call('POST', cloudUrl, { body: { statusCode: '200%20OK' } })).status).toBe(404);
});

test('the key of a printer that asks is told to whoever administers, and to nobody else', async () => {
  const made = await as('POST', `${web}/system/printer`, { name: '第三台', kind: 'cloud' });
  expect(made.cloudUrl).toMatch(/^\/cloudprnt\/[\w-]+\/[\w-]{43}$/);
  const other = await as('POST', `${web}/system/printer`, { name: '第四台', kind: 'browser' });
  expect(other.cloudUrl).toBeUndefined();
  for (const token of [clinic.tokens.staff, clinic.tokens.kiosk, clinic.tokens.panel, clinic.tokens.agency]) {
    expect((await app.call('GET', `${web}/system/printer/list`, { token })).status).toBe(403);
  }
});
