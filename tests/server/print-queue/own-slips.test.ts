/** Slips that a machine's page prints, slips that are wanted again, and slips of patients who were sent elsewhere. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { holdLostPrintJobs } from '#server/print-queue/commands.ts';
import { openPrinter, type TestPrinter } from '../../running/test-printer.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const collab = '/api/v1/collab';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ variables: { PRINTER_NETWORKS: 'loopback' } });
});
beforeEach(async () => {
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const machine = (method: string, path: string, body?: object) =>
  app.call(method, `${collab}/ticket/machine/${path}`, { token: clinic.tokens.ticketMachine, body });
const setUp = (body: object) =>
  app.done('POST', `${collab}/web/system/printer`, {
    token: clinic.tokens.session,
    body: { name: '印表機', panels: [clinic.cashierLobby.gid], ...body },
  });
const take = async (): Promise<string> => (await machine('GET', 'take/number')).body.ticketKey;
const report = async (key: string, state: string) =>
  (await machine('POST', 'slip/report', { key, state })).body.accepted;
const again = async (key: string) => {
  const { status, body } = await machine('POST', 'slip/again', { key });
  return status === 200 ? 'accepted' : body.contents[0].code;
};
const printing = async () => (await machine('GET', 'queueSize')).body.slips;
const jobs = async () =>
  (await app.done('GET', `${collab}/web/printing/job/list`, { token: clinic.tokens.session })).data;

describe('a machine with a printer of its own', () => {
  beforeEach(() => setUp({ kind: 'browser', width: 384 }));

  test('begins each slip once, and its job says what became of it', async () => {
    expect(await printing()).toEqual({ by: 'page', width: 384 });
    const key = await take();
    expect(await jobs()).toMatchObject([{ state: 'queued', source: 'ticketMachine', copies: 0 }]);
    expect(await report(key, 'printing')).toBe(true);
    expect(await report(key, 'printing')).toBe(false);
    expect(await report(key, 'printed')).toBe(true);
    expect(await report(key, 'failed')).toBe(false);
    expect(await jobs()).toMatchObject([{ state: 'printed', copies: 1 }]);
    const other = await take();
    await report(other, 'printing');
    await report(other, 'failed');
    expect((await jobs())[0]).toMatchObject({ state: 'failed', fault: 'notDrawn' });
  });

  test('reads in which language the slip is that it begins: of a patient who may have gone by then', async () => {
    const { ticketKey: key } = (await machine('GET', 'take/number?language=th')).body;
    const said = async (state: string) => (await machine('POST', 'slip/report', { key, state })).body;
    expect(await said('printing')).toEqual({ accepted: true, language: 'th' });
    expect(await said('printing')).toEqual({ accepted: false });
    expect(await said('printed')).toEqual({ accepted: true });
    await again(key);
    expect(await said('printing')).toEqual({ accepted: true, language: 'th' });
  });

  test('of which nothing more is heard leaves a slip that a person looks at', async () => {
    const key = await take();
    await report(key, 'printing');
    app.time.now += limits.printLeaseMs + limits.cloudPrintSilenceMs + 1;
    await app.app.services.database.write(holdLostPrintJobs, { everyone: false, except: 'nobody' });
    expect(await jobs()).toMatchObject([{ state: 'held', fault: 'unreported' }]);
    const [{ gid }] = await jobs();
    const decided = { token: clinic.tokens.session, body: { gid, decision: 'again' } };
    await app.done('PATCH', `${collab}/web/printing/job`, decided);
    expect((await printing()).again).toEqual([key]);
    expect(await report(key, 'printing')).toBe(true);
    expect((await printing()).again).toBeUndefined();
  });

  test('prints once more when whoever stands there wants it, a few times at most', async () => {
    const key = await take();
    expect(await again(key), 'one that is on its way').toBe('accepted');
    expect(await jobs()).toMatchObject([{ state: 'queued', copies: 0 }]);
    for (let copy = 1; copy <= limits.slipCopies; copy += 1) {
      await report(key, 'printing');
      await report(key, 'printed');
      expect(await again(key)).toBe(copy < limits.slipCopies ? 'accepted' : 'slip_printed_often');
    }
    expect(await jobs()).toMatchObject([{ state: 'printed', copies: limits.slipCopies }]);
  });

  test('prints no number that was taken back, neither for who stands there nor for an administrator', async () => {
    const [waiting, printed] = [await take(), await take()];
    await report(printed, 'printing');
    await report(printed, 'printed');
    const give = (key: string) => app.done('POST', `${collab}/ticket/wish`, { body: { key, wish: 'giveUp' } });
    app.time.now += 1;
    const [{ gid }] = await jobs();
    await app.done('PATCH', `${collab}/web/printing/job`, {
      token: clinic.tokens.session,
      body: { gid, decision: 'again' },
    });
    expect((await printing()).again).toEqual([printed]);
    await give(printed);
    expect((await printing()).again).toBeUndefined();
    expect(await report(printed, 'printing')).toBe(false);
    expect(await again(printed)).toBe('slip_canceled');
    await give(waiting);
    expect(await report(waiting, 'printing')).toBe(false);
    expect(await jobs()).toMatchObject([
      { state: 'canceled', copies: 1 },
      { state: 'canceled', copies: 0 },
    ]);
  });

  test('says what became of a slip that was on its way while its number was taken back', async () => {
    const key = await take();
    await report(key, 'printing');
    await app.done('POST', `${collab}/ticket/wish`, { body: { key, wish: 'giveUp' } });
    expect(await report(key, 'printed')).toBe(true);
    expect(await again(key)).toBe('slip_canceled');
    expect(await jobs()).toMatchObject([{ state: 'printed', copies: 1 }]);
  });

  test('ends no slip that another machine with the same printer has begun', async () => {
    await setUp({ name: '共用', kind: 'browser', width: 384, panels: [clinic.cashierLobby.gid, clinic.room.gid] });
    const [first] = (await app.done('GET', `${collab}/web/system/printer/list`, { token: clinic.tokens.session })).data;
    await app.done('PATCH', `${collab}/web/system/printer`, {
      token: clinic.tokens.session,
      body: { gid: first.gid, panels: [clinic.cashierLobby.gid, clinic.room.gid] },
    });
    const key = await take();
    const beside = async (state: string) => {
      const asked = { token: clinic.tokens.kiosk, body: { key, state } };
      return (await app.done('POST', `${collab}/ticket/machine/slip/report`, asked)).accepted;
    };
    expect(await report(key, 'printing')).toBe(true);
    expect([await beside('printed'), await beside('failed')]).toEqual([false, false]);
    expect(await report(key, 'printed')).toBe(true);
    expect(await again(key)).toBe('accepted');
    expect([await beside('printing'), await report(key, 'printed')]).toEqual([true, false]);
  });

  test('has no say in slips of other panels', async () => {
    const key = await take();
    const token = clinic.tokens.kiosk;
    const body = { key, state: 'printing' };
    expect((await app.done('POST', `${collab}/ticket/machine/slip/report`, { token, body })).accepted).toBe(false);
    const asked = await app.call('POST', `${collab}/ticket/machine/slip/again`, { token, body: { key } });
    expect(asked.status).toBe(404);
  });
});

describe('a printer on the network', () => {
  let printer: TestPrinter;
  beforeEach(async () => {
    printer = await openPrinter();
    const panels = [clinic.cashierLobby.gid, clinic.room.gid];
    await setUp({ host: '127.0.0.1', port: printer.port, panels, desks: true });
  });

  test('prints the slip of a ticket machine again, and not unasked', async () => {
    expect(await printing()).toEqual({ by: 'server' });
    const key = await take();
    await printer.printed(1);
    await expect.poll(async () => (await jobs())[0].state, { timeout: 8000 }).toBe('printed');
    expect(await report(key, 'printing')).toBe(false);
    expect(await again(key)).toBe('accepted');
    await printer.printed(2);
    await printer.close();
  });

  test('prints the number that a patient has where a counter sent them', async () => {
    const token = clinic.tokens.staff;
    const press = (action: string, body: object) =>
      app.done('POST', `${collab}/web/queue/clinic/${action}`, { token, body: { panelGid: clinic.room.gid, ...body } });
    await press('login', { panelGid: clinic.spare.gid });
    await press('login', {});
    const { number } = await press('issue', {});
    await printer.printed(1);
    const query = { panelGid: clinic.room.gid };
    const found = await app.done('GET', `${collab}/web/printing/desk`, { token, query });
    expect(found.name).toBe('印表機');
    const slip = (body: object) =>
      app.call('POST', `${collab}/web/printing/desk/transfer`, { token, body: { ...query, ...body } });
    expect((await slip({ number })).body.contents[0].code).toBe('number_not_issued');
    await press('transfer/counter', { number, toPanelGid: clinic.spare.gid });
    const there = { token, query: { panelGid: clinic.spare.gid } };
    const { waiting } = await app.done('GET', `${collab}/web/queue/clinic/currentNo`, there);
    expect((await slip({ number: waiting[0].number })).status).toBe(200);
    await printer.printed(2);
    expect((await jobs())[0]).toMatchObject({ source: 'desk', queueName: '備用診間' });
    await printer.close();
  });
});
