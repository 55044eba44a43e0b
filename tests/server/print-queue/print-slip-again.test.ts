/** Slips that are wanted at a kiosk of numbers that were given elsewhere. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

const collab = '/api/v1/collab';
let app: TestApp;
let clinic: Clinic;
let gid: string;

beforeAll(async () => {
  app = await openApp();
});
beforeEach(async () => {
  clinic = await buildClinic(app);
  ({
    notCheckedIn: { gid },
  } = await fillRoom(app, clinic));
});
afterAll(() => app.close());

const setUp = (name: string, panelGid: string) =>
  app.done('POST', `${collab}/web/system/printer`, {
    token: clinic.tokens.session,
    body: { name, kind: 'browser', panels: [panelGid] },
  });
const atKiosk = async () =>
  (
    await app.done('POST', `${collab}/clinicCheckInKiosk/checkIn`, {
      token: clinic.tokens.kiosk,
      body: { identifier: 'P100000006', language: 'th' },
    })
  ).data[0];
const checkInAtDesk = () =>
  app.done('POST', `${collab}/web/appointment/checkIn`, { token: clinic.tokens.session, body: { gid } });
const again = (key: string, headers = {}) =>
  app.call('POST', `${collab}/ticket/machine/slip/again`, { token: clinic.tokens.kiosk, body: { key }, headers });
const report = (key: string, state: string) =>
  app.done('POST', `${collab}/ticket/machine/slip/report`, { token: clinic.tokens.kiosk, body: { key, state } });
const wanted = async () =>
  (await app.done('GET', `${collab}/clinicCheckInKiosk/clinicInfo`, { token: clinic.tokens.kiosk })).slips.again;
const jobs = async () =>
  (await app.done('GET', `${collab}/web/printing/job/list`, { token: clinic.tokens.session })).data;

test('who was checked in at a desk has the first slip at a kiosk, in the language read there', async () => {
  await setUp('自助報到機', clinic.room.gid);
  await checkInAtDesk();
  const { outcome, number, hasSlip, ticketKey } = await atKiosk();
  expect([outcome, hasSlip]).toEqual(['alreadyCheckedIn', undefined]);
  expect((await again(ticketKey, { 'accept-language': 'th' })).status).toBe(200);
  expect(await wanted()).toEqual([ticketKey]);
  expect(await report(ticketKey, 'printing')).toEqual({ accepted: true, language: 'th' });
  await report(ticketKey, 'printed');
  expect(await jobs()).toMatchObject([{ state: 'printed', source: 'kiosk', copies: 1, label: `00${number}` }]);
  expect(await atKiosk()).toMatchObject({ outcome: 'alreadyCheckedIn', hasSlip: true });
});

test('whose slip came out at another kiosk has another one here, and is asked first', async () => {
  await setUp('二樓', clinic.cashierLobby.gid);
  await setUp('一樓', clinic.room.gid);
  const here = await atKiosk();
  expect(here).toMatchObject({ outcome: 'checkedIn', hasSlip: true });
  const token = clinic.tokens.ticketMachine;
  expect(
    (await app.call('POST', `${collab}/ticket/machine/slip/again`, { token, body: { key: here.ticketKey } })).status,
  ).toBe(200);
  expect((await jobs()).map(({ printerName }: { printerName: string }) => printerName)).toEqual(['二樓', '一樓']);
});

test('a slip that is on its way is not printed twice', async () => {
  await setUp('自助報到機', clinic.room.gid);
  const { ticketKey } = await atKiosk();
  await report(ticketKey, 'printing');
  expect((await again(ticketKey)).status).toBe(200);
  await report(ticketKey, 'printed');
  expect(await wanted()).toBeUndefined();
  expect(await jobs()).toMatchObject([{ state: 'printed', copies: 1 }]);
});

test('a slip that is wanted once more leaves those of others as they are', async () => {
  await setUp('自助報到機', clinic.room.gid);
  const keys: string[] = [];
  for (const identifier of ['P100000001', 'P100000006']) {
    const body = { identifier, language: 'th' };
    const token = clinic.tokens.kiosk;
    const { data } = await app.done('POST', `${collab}/clinicCheckInKiosk/checkIn`, { token, body });
    keys.push(data[0].ticketKey);
  }
  for (const key of keys) {
    await again(key);
    await report(key, 'printing');
    await report(key, 'printed');
  }
  const own = keys[1]!;
  app.time.now += 1000;
  expect((await again(own)).status).toBe(200);
  expect(await wanted()).toEqual([own]);
  const states = (await jobs()).map(({ state }: { state: string }) => state);
  expect(states.sort()).toEqual(['printed', 'queued']);
});

test('a kiosk without a printer has none, and a number of another hospital is not known', async () => {
  await checkInAtDesk();
  const { ticketKey } = await atKiosk();
  expect((await again(ticketKey)).status).toBe(404);
  clinic = await buildClinic(app);
  await setUp('自助報到機', clinic.room.gid);
  expect((await again(ticketKey)).status).toBe(404);
});
