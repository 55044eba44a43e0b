/** Pairing from the first code to the last: by the contract's own calls, on a real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { sweepPairings } from '#server/devices/offer-pairing.ts';
import { newPairingCode, plainPairingCode } from '#server/devices/pairing-code.ts';
import { createDeviceToken } from '#server/sign-in/device-token.ts';
import { screenReport } from '../../running/screen-report.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let foreign: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now = nineOClock;
  [clinic, foreign] = [await buildClinic(app), await buildClinic(app)];
});

type Kind = 'panel' | 'kiosk' | 'ticketMachine';
const signIns = {
  panel: `${web}/panel/login`,
  kiosk: '/api/v1/collab/clinicCheckInKiosk/login',
  ticketMachine: '/api/v1/collab/ticket/machine/login',
};
const offer = (kind: Kind = 'panel') =>
  app.done('POST', `${web}/device/pairing/offer`, { body: { kind, engine: 'Chrome/64.0' } });
const placeOf = (key: string, kind: Kind = 'panel') =>
  app.done('POST', `${web}/device/pairing/place`, { body: { kind, key } });
const pair = (body: object, { tokens } = clinic) =>
  app.call('POST', `${web}/device/paired`, { token: tokens.session, body });
const post = (path: string, body: object, { tokens } = clinic) =>
  app.call('POST', `${web}/device/paired/${path}`, { token: tokens.session, body });
const listed = async ({ tokens } = clinic) =>
  (await app.done('GET', `${web}/device/paired/list`, { token: tokens.session })).data;
const signIn = (panelGid: string, key: string, more: object = {}) =>
  app.call('POST', `${web}/panel/login`, { body: { panelGid, key, ...more } });
const view = (panelGid: string, token: string) => app.call('GET', `${web}/panel/view`, { token, query: { panelGid } });
const code = ({ body }: { body: { contents: { code: string; field?: string }[] } }) => body.contents?.[0]?.code;

async function pairedScreen(panelGid = clinic.room.gid) {
  const { code, key } = await offer();
  const { body } = await pair({ code, panelGid });
  return { key, gid: body.gid as string };
}

test('a device waits with its code until an administrator gives it a panel; then its key opens that panel', async () => {
  const { code, key, expiresAt } = await offer();
  expect(code).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{6}$/);
  expect(expiresAt).toBe(nineOClock + limits.pairingMinutes * 60_000);
  expect([await placeOf(key), await placeOf(key, 'kiosk')]).toEqual([{ state: 'waiting' }, { state: 'unknown' }]);
  const { status, body } = await pair({ code, panelGid: clinic.room.gid, name: '一樓大廳西側' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: 'panel',
    name: '一樓大廳西側',
    panelGid: clinic.room.gid,
    panelName: clinic.room.name,
    engine: 'Chrome/64.0',
    pairedAt: nineOClock,
  });
  expect(await placeOf(key)).toEqual({ state: 'paired', panelGid: clinic.room.gid });
  const { body: signedIn } = await signIn(clinic.room.gid, key);
  expect((await view(clinic.room.gid, signedIn.token)).status).toBe(200);
  expect(await listed()).toEqual([body]);
  expect(await listed(foreign)).toEqual([]);
});

test('what a device says that it did stands under its own name, beside that of its panel', async () => {
  const { code, key } = await offer();
  await pair({ code, panelGid: clinic.room.gid, name: '一樓大廳西側' });
  const { token } = (await signIn(clinic.room.gid, key)).body;
  await app.done('POST', `${web}/log/appAction`, { token, body: { action: 'app.started' } });
  const asked = { token: clinic.tokens.session, query: { search: '大廳西側' } };
  const { data } = await app.done('GET', `${web}/log/appAction/list`, asked);
  expect(data).toMatchObject([{ action: 'app.started', deviceName: clinic.room.name, pairedName: '一樓大廳西側' }]);
});

test.each(['kiosk', 'ticketMachine'] as const)('a %s gets a key for its own purpose and no other', async (kind) => {
  const { code, key } = await offer(kind);
  expect((await pair({ code, panelGid: clinic.room.gid })).body.kind).toBe(kind);
  const body = { panelGid: clinic.room.gid, key };
  const letIn = await Promise.all(
    Object.entries(signIns).map(async ([other, path]) => [other, (await app.call('POST', path, { body })).status]),
  );
  expect(Object.fromEntries(letIn)).toEqual({ panel: 400, kiosk: 400, ticketMachine: 400, [kind]: 200 });
  expect(await placeOf(key, kind)).toEqual({ state: 'paired', panelGid: clinic.room.gid });
  expect(await placeOf(key, 'panel')).toEqual({ state: 'unknown' });
});

describe('a code', () => {
  test('is taken however it was typed', async () => {
    const { code } = await offer();
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    expect(plainPairingCode(typed)).toBe(code);
    expect(plainPairingCode('ａｃ－๓４ d๙')).toBe('AC34D9');
    expect((await pair({ code: typed, panelGid: clinic.room.gid })).status).toBe(200);
  });

  test('works once', async () => {
    const { code: shown } = await offer();
    expect((await pair({ code: shown, panelGid: clinic.room.gid })).status).toBe(200);
    const again = await pair({ code: shown, panelGid: clinic.spare.gid });
    expect([again.status, code(again)]).toEqual([400, 'pairing_code_invalid']);
    expect(await listed()).toHaveLength(1);
  });

  test('works for one of two who enter it at the same moment', async () => {
    const { code: shown } = await offer();
    const both = await Promise.all([
      pair({ code: shown, panelGid: clinic.room.gid }),
      pair({ code: shown, panelGid: foreign.room.gid }, foreign),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([...(await listed()), ...(await listed(foreign))]).toHaveLength(1);
  });

  test('of a device that keeps nothing works as long as it asks, ten minutes at most', async () => {
    const body = { kind: 'panel', engine: 'Chrome/64.0', keepsNothing: true };
    const one = await app.done('POST', `${web}/device/pairing/offer`, { body });
    const other = await app.done('POST', `${web}/device/pairing/offer`, { body });
    const later = (seconds: number) => {
      app.time.now += seconds * 1000;
    };
    later(limits.pairingSilenceSeconds - 1);
    expect(await placeOf(one.key)).toEqual({ state: 'waiting' });
    later(1);
    expect(code(await pair({ code: other.code, panelGid: clinic.room.gid }))).toBe('pairing_code_invalid');
    expect(await placeOf(other.key)).toEqual({ state: 'unknown' });
    expect((await pair({ code: one.code, panelGid: clinic.room.gid })).status).toBe(200);

    const last = await app.done('POST', `${web}/device/pairing/offer`, { body });
    for (; app.time.now < last.expiresAt; later(10)) await placeOf(last.key);
    expect(await placeOf(last.key)).toEqual({ state: 'unknown' });
  });

  test('expires, and its device is told to ask for another', async () => {
    const { code: shown, key, expiresAt } = await offer();
    app.time.now = expiresAt;
    expect(code(await pair({ code: shown, panelGid: clinic.room.gid }))).toBe('pairing_code_invalid');
    expect(await placeOf(key)).toEqual({ state: 'unknown' });
    await app.app.services.database.write(sweepPairings, {});
    expect(await app.app.services.database.read('pairing', 'SELECT code FROM pairing WHERE code = ?', shown)).toEqual(
      [],
    );
  });

  test('cannot be guessed: after ten wrong ones a right one must wait too', async () => {
    for (let number = 0; number < limits.pairingTries; number += 1) {
      expect(code(await pair({ code: newPairingCode(), panelGid: clinic.room.gid }))).toBe('pairing_code_invalid');
    }
    const { code: shown } = await offer();
    const refused = await pair({ code: shown, panelGid: clinic.room.gid });
    expect([refused.status, code(refused)]).toEqual([429, 'too_many_failures']);
    // Another hospital is not kept out by that, and time opens the door again.
    expect((await pair({ code: (await offer()).code, panelGid: foreign.room.gid }, foreign)).status).toBe(200);
    app.time.now += limits.pairingTrySeconds * 1000;
    expect((await pair({ code: shown, panelGid: clinic.room.gid })).status).toBe(200);
  });

  test('is no panel of another hospital', async () => {
    const { code: shown } = await offer();
    // However often: that is no code which somebody guessed.
    for (let time = 0; time <= limits.pairingTries; time += 1) {
      expect(code(await pair({ code: shown, panelGid: foreign.room.gid }))).toBe('reference_not_found');
    }
    expect((await pair({ code: shown, panelGid: clinic.room.gid })).status).toBe(200);
  });

  test('is one of so many of an address at most, and expired ones make room', async () => {
    app.time.now += 3_600_000;
    for (let number = 0; number < limits.pairingsOfAddress; number += 1) await offer();
    const body = { kind: 'panel', engine: 'Chrome/64.0' };
    const refused = await app.call('POST', `${web}/device/pairing/offer`, { body });
    expect([refused.status, code(refused)]).toEqual([429, 'too_many_failures']);
    app.time.now += limits.pairingMinutes * 60_000;
    expect((await offer()).code).toHaveLength(6);
  });
});

describe('a paired device', () => {
  test('that is moved loses its token at once, and its key leads to the other panel and no longer to the first', async () => {
    const { key, gid } = await pairedScreen();
    const { token } = (await signIn(clinic.room.gid, key)).body;
    expect((await post('change', { gids: [gid], panelGid: clinic.spare.gid })).body).toEqual({ count: 1 });
    expect((await view(clinic.room.gid, token)).status).toBe(401);
    expect((await signIn(clinic.room.gid, key)).status).toBe(400);
    expect(await placeOf(key)).toEqual({ state: 'paired', panelGid: clinic.spare.gid });
    expect((await signIn(clinic.spare.gid, key)).status).toBe(200);
    expect((await post('change', { gids: [gid], panelGid: clinic.spare.gid })).body).toEqual({ count: 0 });
  });

  test('that is unpaired loses its token at once, and its key opens nothing', async () => {
    const { key, gid } = await pairedScreen();
    const { token } = (await signIn(clinic.room.gid, key)).body;
    expect((await post('unpair', { gids: [gid] })).body).toEqual({ count: 1 });
    expect((await view(clinic.room.gid, token)).status).toBe(401);
    expect((await signIn(clinic.room.gid, key)).status).toBe(400);
    expect(await placeOf(key)).toEqual({ state: 'unknown' });
    expect((await post('unpair', { gids: [gid] })).status).toBe(404);
  });

  test('gets no token at a panel that it leaves while it asks for one', async () => {
    const { key, gid } = await pairedScreen();
    const { tokens } = app.app.services;
    const keep = (panelGid: string) => {
      const owner = { kind: 'panel', organisationGid: clinic.gid, subjectGid: panelGid, deviceGid: gid } as const;
      const kept = { organisationGid: clinic.gid, token: tokens.make(owner).stored, key, purpose: 'panel' } as const;
      return app.app.services.database.write(createDeviceToken, kept);
    };
    await keep(clinic.room.gid);
    await post('change', { gids: [gid], panelGid: clinic.spare.gid });
    await expect(keep(clinic.room.gid)).rejects.toThrow('exclusive_url_invalid');
    await post('unpair', { gids: [gid] });
    await expect(keep(clinic.spare.gid)).rejects.toThrow('exclusive_url_invalid');
  });

  test('keeps its place when the panel gets a new address, another name or another setting', async () => {
    const { key } = await pairedScreen();
    await app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
      token: clinic.tokens.session,
      body: { gid: clinic.room.gid, name: '新名稱' },
    });
    expect((await signIn(clinic.room.gid, key)).status).toBe(200);
    expect((await listed())[0].panelName).toBe('新名稱');
  });

  test('was let in by who paired it, also where a panel asks for a person', async () => {
    const { key } = await pairedScreen();
    await app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
      token: clinic.tokens.session,
      body: { gid: clinic.room.gid, authentication: 'inspection' },
    });
    expect((await signIn(clinic.room.gid, key)).status).toBe(200);
    expect(code(await signIn(clinic.room.gid, clinic.key))).toBe('panel_authentication_needed');
  });

  test('of another hospital can be neither moved nor unpaired, and nothing happens to those named beside it', async () => {
    const { key, gid } = await pairedScreen();
    const { gid: own } = (await pair({ code: (await offer()).code, panelGid: foreign.room.gid }, foreign)).body;
    for (const [path, body] of [
      ['change', { name: 'x' }],
      ['unpair', {}],
    ] as const) {
      expect((await post(path, { gids: [own, gid], ...body }, foreign)).status).toBe(404);
    }
    expect((await listed(foreign))[0]).toMatchObject({ gid: own, name: '' });
    expect((await signIn(clinic.room.gid, key)).status).toBe(200);
  });

  test('leaves its pairing, its moves and its end in the log of changes, under its name until then or that of its panel', async () => {
    const { gid } = await pairedScreen();
    await post('change', { gids: [gid], panelGid: clinic.spare.gid, name: '門口' });
    await post('unpair', { gids: [gid] });
    const asked = { token: clinic.tokens.session, query: { recordGid: gid } };
    const { data } = await app.done('GET', `${web}/log/change/list`, asked);
    const names = Object.fromEntries(data.map((one: Record<string, string>) => [one.action, one.recordName]));
    expect(names).toEqual({ created: '101 診', updated: '101 診', deleted: '門口' });
  });
});

describe('a copied disk', () => {
  const report = (startedAt: number) => screenReport('screen01', startedAt);

  test('of a screen: both are told, the later one is asked to pair again, and the list says so', async () => {
    const { key } = await pairedScreen();
    const { token } = (await signIn(clinic.room.gid, key)).body;
    const heartbeat = (startedAt: number) =>
      app.done('POST', `${web}/panel/device/heartbeat`, { token, body: report(startedAt) });
    await heartbeat(1);
    expect(await heartbeat(2)).toEqual({ reload: false, picture: false, again: expect.any(String) });
    expect(await heartbeat(1)).toEqual({ reload: false, picture: false, notice: expect.stringContaining('identity') });
    expect(await heartbeat(2)).toEqual({ reload: false, picture: false, pairAgain: true });
    expect((await listed())[0].copiedAt).toBe(nineOClock);
  });

  test('of a screen that came by its address is nobody’s: such addresses are shared', async () => {
    const token = clinic.tokens.panel;
    for (const startedAt of [1, 2, 1, 2]) {
      const orders = await app.done('POST', `${web}/panel/device/heartbeat`, { token, body: report(startedAt) });
      expect(orders).toEqual({ reload: false, picture: false, again: expect.any(String) });
    }
  });
});

test('a kiosk reports, and counts neither as a screen of its panel nor as one that shows calls', async () => {
  const body = { screen: 'kiosk0001', startedAt: 1, engine: 'Chrome/64', width: 1080, height: 1920 };
  const orders = await app.done('POST', `${web}/device/heartbeat`, { token: clinic.tokens.kiosk, body });
  expect(orders).toEqual({ reload: false });
  expect((await app.done('GET', `${web}/panel/device/list`, { token: clinic.tokens.session })).data).toEqual([]);
  expect((await app.done('GET', `${web}/panel/device/connected`, { token: clinic.tokens.session })).data).toEqual([]);
});
