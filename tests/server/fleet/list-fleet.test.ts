/** The list of every device, as administrators read it, on real databases. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { sweepScreens } from '#server/screens/commands.ts';
import { reportScreen } from '#server/screens/report-screen.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { buildClinic, organisationPassword } from '../small-clinic.ts';
import { fillFleet } from './fill-fleet.ts';
import { type Fleet, openFleet } from './fleet-hospital.ts';

const second = 1000;
const day = 86_400 * second;
const web = '/api/v1/collab/web';
let app: TestApp;
let fleet: Fleet;

beforeAll(async () => {
  // Nothing is built: no device runs another build than it is to.
  app = await openApp({ schedule: false, dist: new URL('file:///not/built/') });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now = nineOClock;
  fleet = await openFleet(app);
});

test('a screen, a kiosk and a controller stand in one list, with what each said of itself', async () => {
  const said = { runtime: 'a1b2c3d4', storedMb: 120, storageMb: 2048, sentAt: app.time.now - 3_600_000 };
  await fleet.screen('screen0001', {
    ...said,
    numbers: [{ counterGid: fleet.roomGid, label: '023' }],
    sound: 'blocked',
  });
  await fleet.kiosk('kiosk00001', { runtime: 'b2c3d4e5' });
  await fleet.desk('desk-00001', { engine: 'Firefox/130', startedAt: nineOClock, sentAt: nineOClock + 90 * second });
  const { data, count, readAt } = await fleet.list();
  expect(data).toHaveLength(3);
  expect({ count, readAt }).toEqual({ count: 3, readAt: nineOClock });
  const place = { panelGid: fleet.roomGid, panelName: '101 診' };
  const times = { heardAt: nineOClock, onlineSince: nineOClock };
  expect(await fleet.of('screen0001')).toEqual({
    kind: 'panel',
    ...place,
    ...times,
    device: 'screen0001',
    startedAt: nineOClock,
    clockOffMs: -3_600_000,
    engine: 'Chrome/64',
    runtime: 'a1b2c3d4',
    width: 1920,
    height: 1080,
    storedMb: 120,
    storageMb: 2048,
    layout: 'defaultPanel',
    shows: ['023'],
    sound: 'blocked',
  });
  expect(await fleet.of('kiosk00001')).toMatchObject({ kind: 'kiosk', ...place, ...times, runtime: 'b2c3d4e5' });
  expect(await fleet.of('desk-00001')).toMatchObject({
    kind: 'controller',
    ...place,
    ...times,
    engine: 'Firefox/130',
    clockOffMs: 90 * second,
  });
});

test('its place is that of its panel, or of the room with the panel’s code', async () => {
  await fleet.screen('screen0001');
  const token = fleet.clinic.tokens.session;
  await app.done('POST', `${web}/system/room`, {
    token,
    body: { code: 'r101', name: '診間一', location: '門診大樓 1F' },
  });
  expect((await fleet.of('screen0001')).location).toBe('門診大樓 1F');
  await app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
    token,
    body: { gid: fleet.roomGid, location: '急診大樓 B1' },
  });
  expect((await fleet.of('screen0001')).location).toBe('急診大樓 B1');
});

test('a paired device is listed before it reports, once it does, and after it was moved', async () => {
  const { gid, token, move } = await fleet.pair('西側');
  const known = { kind: 'panel', panelGid: fleet.roomGid, name: '西側', deviceGid: gid };
  const [waiting] = (await fleet.list()).data;
  expect(waiting).toMatchObject({ ...known, device: gid, pairedAt: nineOClock });
  expect(waiting).not.toHaveProperty('heardAt');
  await fleet.screen('screen0001', {}, token);
  expect((await fleet.list()).data).toEqual([expect.objectContaining({ ...known, device: 'screen0001' })]);
  await move(fleet.lobbyGid);
  const moved = await fleet.list();
  expect(moved.data).toEqual([expect.objectContaining({ deviceGid: gid, panelGid: fleet.lobbyGid, device: gid })]);
  expect(moved.count).toBe(1);
});

test('a report on its way while its device is moved does not put it back at the panel it left', async () => {
  const { gid, move } = await fleet.pair('西側');
  await move(fleet.lobbyGid);
  const who = { organisationGid: fleet.clinic.gid, panelGid: fleet.roomGid, deviceGid: gid };
  const report = { screen: 'screen0001', startedAt: app.time.now, receipts: [] };
  await expect(app.app.services.database.write(reportScreen, { ...who, runtime: {}, report } as never)).rejects.toThrow(
    'please_login_again',
  );
  expect((await fleet.list()).data).toEqual([expect.objectContaining({ deviceGid: gid, panelGid: fleet.lobbyGid })]);
});

test('one whose last report is too old to be kept was heard then; one that never reported goes on waiting', async () => {
  const { gid, token } = await fleet.pair('西側');
  const { gid: unheard } = await fleet.pair('東側');
  app.time.now += 60 * second;
  const heardAt = app.time.now;
  await fleet.screen('screen0001', {}, token);
  app.time.now += limits.screenDays * day + second;
  await app.app.services.database.write(sweepScreens, {});
  const session = { orgGid: fleet.clinic.gid, password: organisationPassword };
  const { token: later } = await app.done('POST', `${web}/organization/login`, { body: session });
  const { data } = await fleet.list({}, later);
  const [west, east] = [gid, unheard].map((device) => data.find((one) => one.device === device));
  expect(west).toMatchObject({ heardAt, pairedAt: nineOClock });
  expect(east).toMatchObject({ pairedAt: nineOClock });
  expect(east).not.toHaveProperty('heardAt');
});

test('with a moment only those come that report something else, fell silent or were named since', async () => {
  await fleet.screen('screen0001', { startedAt: nineOClock });
  await fleet.screen('screen0002', { startedAt: nineOClock });
  const { gid, token } = await fleet.pair('西側');
  await fleet.screen('screen0003', { startedAt: nineOClock }, token);
  const changedAfter = async (since: number) => (await fleet.list({ since })).data.map(({ device }) => device).sort();
  const report = async (more: object) => {
    app.time.now += 25 * second;
    const since = app.time.now;
    await fleet.screen('screen0001', { startedAt: nineOClock });
    await fleet.screen('screen0002', { startedAt: nineOClock, ...more });
    await fleet.screen('screen0003', { startedAt: nineOClock }, token);
    return since;
  };
  expect(await changedAfter(await report({}))).toEqual([]);
  expect(await changedAfter(await report({ seq: 2 }))).toEqual(['screen0002']);

  const since = await report({ seq: 2 });
  app.time.now += limits.screenSilenceSeconds * second - 1;
  expect(await changedAfter(since)).toEqual([]);
  app.time.now += 1;
  expect(await changedAfter(since)).toEqual(['screen0001', 'screen0002', 'screen0003']);

  app.time.now += 60 * second;
  const token2 = fleet.clinic.tokens.session;
  await app.done('POST', `${web}/device/paired/change`, { token: token2, body: { gids: [gid], name: '東側' } });
  expect(await changedAfter(app.time.now)).toEqual(['screen0003']);
});

test('a clock that is off is measured anew only when it moves by more than reports take', async () => {
  await fleet.screen('screen0001', { sentAt: nineOClock - 60 * second });
  app.time.now += 25 * second;
  await fleet.screen('screen0001', { sentAt: app.time.now - 61 * second });
  expect((await fleet.of('screen0001')).clockOffMs).toBe(-60 * second);
  await fleet.screen('screen0001', { sentAt: 0 });
  expect((await fleet.of('screen0001')).clockOffMs).toBe(-app.time.now);
});

test.each([
  ['before 1970, in its own zone', -8 * 60 * 60 * second],
  ['in the year 9000', Date.UTC(9000)],
])('a device whose clock stands %s is listed like any other', async (_, sentAt) => {
  await fleet.screen('screen0001', { sentAt, startedAt: sentAt - second });
  const listed = await fleet.of('screen0001');
  expect(listed).toMatchObject({ startedAt: sentAt - second, clockOffMs: sentAt - app.time.now });
});

test('more devices than a page holds come page by page, each once, whichever kind they are', async () => {
  const { database } = app.app.services;
  await fleet.desk('desk-00001');
  await fleet.pair('西側');
  await database.write(fillFleet, { organisationGid: fleet.clinic.gid, panelGid: fleet.roomGid, count: 1003 });
  const seen: string[] = [];
  let pages = 0;
  let after: string | undefined;
  do {
    const page = await fleet.list(after ? { after } : {});
    expect(page.count).toBe(1005);
    seen.push(...page.data.map(({ device }) => device));
    after = page.next;
    pages += 1;
  } while (after);
  expect(pages).toBe(3);
  expect(seen).toHaveLength(1005);
  expect(new Set(seen).size).toBe(1005);
});

test('another hospital sees none of it, and who serves patients has no list', async () => {
  await fleet.screen('screen0001');
  const foreign = await buildClinic(app);
  expect(await fleet.list({}, foreign.tokens.session)).toMatchObject({ data: [], count: 0 });
  expect((await fleet.order('reload', ['screen0001'], foreign.tokens.session)).body.contents[0].code).toBe(
    'reference_not_found',
  );
  const { staff } = fleet.clinic.tokens;
  expect((await app.call('GET', `${web}/device/fleet/list`, { token: staff })).status).toBe(403);
});
