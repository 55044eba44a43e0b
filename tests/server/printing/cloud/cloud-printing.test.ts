import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { openApp, type TestApp } from '../../open-app.ts';
import { buildClinic, type Clinic } from '../../small-clinic.ts';
import { until } from '../until.ts';

const web = '/api/v1/collab/web';
const macAddress = '00:11:62:aa:bb:cc';
let app: TestApp;
let clinic: Clinic;
let printer: { gid: string; cloudUrl: string };

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const body = { name: '雲端', kind: 'cloud', macAddress, panels: [clinic.cashierLobby.gid] };
  printer = await as('POST', `${web}/system/printer`, body);
});
afterEach(() => as('DELETE', `${web}/system/printer`, undefined, { gid: printer.gid }));

const as = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.done(method, path, { token: clinic.tokens.session, body, query });
const take = () => app.done('GET', '/api/v1/collab/ticket/machine/take/number', { token: clinic.tokens.ticketMachine });
const jobs = async () => (await as('GET', `${web}/printing/job/list`, undefined, { printerGid: printer.gid })).data;
const standing = async () => (await as('GET', `${web}/system/printer`, undefined, { gid: printer.gid })).state;
const poll = (said: object = {}) =>
  app.call('POST', printer.cloudUrl, { body: { statusCode: '200%20OK', printerMAC: macAddress, ...said } });
const fetchSlip = (token: string) =>
  app.app.server.inject({ method: 'GET', url: `${printer.cloudUrl}?mac=${macAddress}&type=image/png&token=${token}` });
const end = (token: string, code: string) =>
  app.call('DELETE', printer.cloudUrl, { query: { mac: macAddress, token, code } });

test('a printer asks, gets the slip as a picture, and says that it is on paper', async () => {
  expect((await poll()).body).toEqual({ jobReady: false });
  const slip = await take();
  const { body } = await poll();
  expect(body).toMatchObject({ jobReady: true, mediaTypes: ['image/png'], deleteMethod: 'DELETE' });
  const picture = await fetchSlip(body.jobToken);
  expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-star-cut': 'full; feed=true' });
  const { data, width, height } = PNG.sync.read(picture.rawPayload);
  expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(`http://localhost${slip.url}`);
  expect((await jobs())[0]).toMatchObject({ state: 'printing', copies: 1 });
  // While it prints it gets nothing else, and the same slip asked for again is no second copy.
  expect((await poll({ printingInProgress: true })).body).toEqual({ jobReady: false });
  expect((await fetchSlip(body.jobToken)).statusCode).toBe(200);
  expect((await end(body.jobToken, '200 OK')).status).toBe(200);
  expect(await jobs()).toEqual([expect.objectContaining({ state: 'printed', copies: 1 })]);
  expect((await poll()).body).toEqual({ jobReady: false });
  expect(await standing()).toBe('ready');
});

test('a printer without paper gets no slip until it has some, and the administrators are told', async () => {
  await take();
  expect((await poll({ statusCode: '410%20Paper%20out' })).body).toEqual({ jobReady: false });
  expect(await standing()).toBe('paperOut');
  const told = await as('GET', `${web}/notification/list`, undefined, { kind: 'printer' });
  expect(told.data[0]).toMatchObject({ printerState: 'paperOut', printerName: '雲端' });
  const { body } = await poll();
  expect(body.jobReady).toBe(true);
});

test('a slip whose end the printer did not tell is held, and so is one that ended without paper', async () => {
  await take();
  const first = (await poll()).body.jobToken;
  await fetchSlip(first);
  expect((await poll()).body).toEqual({ jobReady: false });
  expect((await jobs())[0]).toMatchObject({ state: 'held', fault: 'cutOff' });
  await take();
  const second = (await poll()).body.jobToken;
  await fetchSlip(second);
  await end(second, '410 Paper out');
  expect((await jobs())[0]).toMatchObject({ state: 'held', fault: 'paperOut' });
  await as('PATCH', `${web}/printing/job`, { gid: second, decision: 'again' });
  const again = (await poll()).body.jobToken;
  expect(again).toBe(second);
  await fetchSlip(again);
  await end(again, '200 OK');
  expect((await jobs())[0]).toMatchObject({ state: 'printed', copies: 2 });
});

test('a printer that has its slip and is heard no more leaves it to a person, and one that never asks is away', async () => {
  await take();
  const token = (await poll()).body.jobToken;
  await fetchSlip(token);
  await take();
  app.time.now += limits.printLeaseMs + limits.cloudPrintSilenceMs + 1;
  app.app.services.printing.wake();
  await until(async () => ((await jobs())[1].state === 'held' ? true : undefined));
  await until(async () => ((await standing()) === 'offline' ? true : undefined));
});

test('a printer that goes away before it gets the slip that it asked for is away', async () => {
  await take();
  expect((await poll()).body.jobReady).toBe(true);
  app.time.now += limits.cloudPrintSilenceMs + 1;
  app.app.services.printing.wake();
  await until(async () => ((await standing()) === 'offline' ? true : undefined));
});

test('a printer that asks and has no paper is not away, however long its slips wait, and administrators hear of it once', async () => {
  const told = async () => (await as('GET', `${web}/notification/list`, undefined, { kind: 'printer' })).data;
  await take();
  for (let minute = 0; minute < 4; minute += 1) {
    await poll({ statusCode: '410%20Paper%20out' });
    app.time.now += 60_000;
    app.app.services.printing.wake();
    await jobs();
    expect(await standing()).toBe('paperOut');
  }
  // Had a look said otherwise meanwhile, the next poll would have made a second notification.
  const [{ createdAt, printerState }] = await told();
  expect([printerState, app.time.now - createdAt]).toEqual(['paperOut', 240_000]);
});

test('whoever has not the key of the printer, or is another one, gets nothing', async () => {
  await take();
  const [start, last] = [printer.cloudUrl.slice(0, -1), printer.cloudUrl.at(-1)];
  const wrong = `${start}${last === 'A' ? 'B' : 'A'}`;
  const body = { statusCode: '200%20OK', printerMAC: macAddress };
  expect((await app.call('POST', wrong, { body })).status).toBe(404);
  expect((await poll({ printerMAC: '00:11:62:00:00:00' })).status).toBe(404);
  expect((await app.call('GET', wrong)).status).toBe(404);
  expect((await app.call('DELETE', wrong, { query: { code: '200 OK' } })).status).toBe(404);
  expect((await jobs())[0]).toMatchObject({ state: 'queued', copies: 0 });
});

test('a printer that is switched off or still at a slip gets none, and one of another kind is not known', async () => {
  await take();
  await as('PATCH', `${web}/system/printer/toggle`, { gid: printer.gid, enabled: false });
  expect((await poll()).body).toEqual({ jobReady: false });
  await as('PATCH', `${web}/system/printer/toggle`, { gid: printer.gid, enabled: true });
  expect((await poll({ printingInProgress: true })).body).toEqual({ jobReady: false });
  expect((await poll()).body).toMatchObject({ jobReady: true });
  await as('PATCH', `${web}/system/printer`, { gid: printer.gid, kind: 'browser' });
  expect((await poll()).status).toBe(404);
  await as('PATCH', `${web}/system/printer`, { gid: printer.gid, kind: 'cloud' });
});

test('a printer gets the slip that it names and holds, and ends none of another printer', async () => {
  await take();
  const token = (await poll()).body.jobToken;
  const other = await as('POST', `${web}/system/printer`, { name: '另一台', kind: 'cloud', macAddress });
  const beside = (method: 'GET' | 'DELETE') =>
    app.app.server.inject({ method, url: `${other.cloudUrl}?mac=${macAddress}&token=${token}&code=200%20OK` });
  expect((await beside('GET')).statusCode).toBe(404);
  await beside('DELETE');
  expect((await fetchSlip(`${token}x`)).statusCode).toBe(404);
  expect((await jobs())[0]).toMatchObject({ state: 'queued', copies: 0 });
  expect((await app.app.server.inject(`${printer.cloudUrl}?token=${token}`)).statusCode).toBe(404);
  expect((await fetchSlip(token)).statusCode).toBe(200);
  await as('DELETE', `${web}/system/printer`, undefined, { gid: other.gid });
});

test.each([
  [[]],
  [{}],
  [{ statusCode: 200, printerMAC: ['x'], printingInProgress: 'yes' }],
  [{ statusCode: 'OK', clientAction: [{ request: 'ClientType', result: 'x' }] }],
])('a poll that says %j gets no slip and breaks nothing', async (body) => {
  await as('PATCH', `${web}/system/printer`, { gid: printer.gid, macAddress: null });
  await take();
  const answer = await app.call('POST', printer.cloudUrl, { body });
  expect([answer.status, answer.body]).toEqual([200, { jobReady: false }]);
  expect((await fetchSlip('nothing-like-it')).statusCode).toBe(404);
  expect((await jobs())[0]).toMatchObject({ state: 'queued', copies: 0 });
});
