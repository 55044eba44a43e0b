/** Reports that are written together, while whoever asks something of a device is heard at once. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { Database } from '#server/database/database.ts';
import { deviceKey, type GatheredReports, openGatheredReports } from '#server/screens/gathered-reports.ts';
import { reportScreen } from '#server/screens/report-screen.ts';
import { type Fleet, openFleet } from '../fleet/fleet-hospital.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';

const second = 1000;
let app: TestApp;
let fleet: Fleet;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now = nineOClock;
  fleet = await openFleet(app);
});

const startedAt = nineOClock - 60 * second;
const same = (more: object = {}) => fleet.screen('screen0001', { startedAt, sentAt: app.time.now, ...more });
/** Some time later the device says the same again. */
const later = async (seconds: number, more: object = {}) => {
  app.time.now += seconds * second;
  return same(more);
};

describe('a server', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const openServer = (database: Database = app.app.services.database) =>
    openGatheredReports({ database, log: app.app.server.log, onClose: (close) => void closing.push(close) });

  /** What a server does with a report: it gathers it, or writes it as a whole. */
  async function hears(server: GatheredReports, { seq = 1, started = startedAt, offMs = 0, seconds = 25 } = {}) {
    app.time.now += seconds * second;
    const now = app.time.now;
    const { gid: organisationGid } = fleet.clinic;
    const who = { organisationGid, panelGid: fleet.roomGid, deviceGid: null };
    const said = { screen: 'screen0001', startedAt: started, seq };
    const sentAt = now + offMs;
    const device = { ...who, screen: said.screen };
    const report = { key: deviceKey(device), ...device, startedAt: started, text: JSON.stringify(said) };
    if (server.takes(report, sentAt, now)) return 'gathered';
    const whole = { ...who, runtime: {}, report: { ...said, sentAt, receipts: [] } };
    const kept = await app.app.services.database.write(reportScreen, whole as never);
    server.written(report, sentAt, kept, now);
    return 'whole';
  }
  const kept = async () => {
    const [row] = await app.app.services.database.read<{ heardAt: number; seq: number; changedAt: number }>(
      'screen',
      `SELECT heard_at AS "heardAt", CAST(json_extract(report, '$.seq') AS BIGINT) AS seq, changed_at AS "changedAt"
       FROM screen WHERE screen = ? AND panel_gid = ?`,
      ...['screen0001', fleet.roomGid],
    );
    return row;
  };

  test('writes what a device said again with the others, and it counts as heard then', async () => {
    const server = openServer();
    expect(await hears(server)).toBe('whole');
    const first = await kept();
    expect(await hears(server)).toBe('gathered');
    expect(await kept()).toEqual(first);
    await server.flush();
    expect(await kept()).toEqual({ ...first, heardAt: app.time.now });
  });

  test('writes what a device said anew with the others, and it counts as changed when it is written', async () => {
    const server = openServer();
    await hears(server);
    expect(await hears(server, { seq: 2 })).toBe('gathered');
    expect(await kept()).toMatchObject({ seq: 1 });
    app.time.now += second;
    await server.flush();
    expect(await kept()).toEqual({ heardAt: app.time.now - second, seq: 2, changedAt: app.time.now });
    expect(await hears(server, { seq: 2 })).toBe('gathered');
  });

  test.each([
    ['under another start', { started: nineOClock }],
    ['after a silence', { seconds: limits.screenSilenceSeconds + 1 }],
  ])('writes at once what a device says %s', async (_, more) => {
    const server = openServer();
    await hears(server);
    expect(await hears(server, more)).toBe('whole');
  });

  test('measures a clock that moved anew', async () => {
    const server = openServer();
    await hears(server);
    const before = await kept();
    expect(await hears(server, { offMs: -3_600_000 })).toBe('gathered');
    await server.flush();
    expect((await kept())?.changedAt).toBeGreaterThan(before?.changedAt ?? 0);
    expect((await fleet.of('screen0001')).clockOffMs).toBe(-3_600_000);
  });

  test('that others wrote past puts it right with the next report', async () => {
    const [one, other] = [openServer(), openServer()];
    await hears(one, { seq: 1 });
    await hears(other, { seq: 2, seconds: 5 });
    expect(await hears(one, { seq: 1, seconds: 5 })).toBe('gathered');
    await one.flush();
    expect(await hears(one, { seq: 1, seconds: 5 })).toBe('whole');
    expect(await kept()).toMatchObject({ seq: 1 });
  });

  test('puts no device back that was removed meanwhile', async () => {
    const { gid, token } = await fleet.pair('西側');
    await fleet.screen('screen0001', { startedAt, sentAt: app.time.now }, token);
    await fleet.screen('screen0001', { startedAt, sentAt: app.time.now, seq: 2 }, token);
    const { session } = fleet.clinic.tokens;
    await app.done('POST', '/api/v1/collab/web/device/paired/unpair', { token: session, body: { gids: [gid] } });
    await app.app.services.gatheredReports.flush();
    expect((await fleet.list()).count).toBe(0);
  });

  test('that could not write has the next report written as a whole', async () => {
    const { database } = app.app.services;
    const server = openServer({ ...database, write: () => Promise.reject(new Error('away')) });
    await hears(server);
    await hears(server, { seq: 2 });
    await expect(server.flush()).rejects.toThrow('away');
    expect(await hears(server, { seq: 2 })).toBe('whole');
  });
});

test.each(['reload', 'identify', 'picture'] as const)(
  'asked to %s, a device is told with its next report',
  async (order) => {
    await same();
    await later(25);
    await app.app.services.gatheredReports.flush();
    await fleet.order(order, ['screen0001']);
    const told = await later(25);
    expect(order === 'identify' ? told.notice : told[order]).toBeTruthy();
    expect(await later(25)).toEqual({ reload: false, picture: false, again: expect.any(String) });
  },
);

test('two devices with one key are told apart though each says what it said before', async () => {
  const { token } = await fleet.pair('西側');
  const report = (screen: string, at: number) => fleet.screen(screen, { startedAt: at }, token);
  await report('original1', 1);
  await report('original1', 1);
  await report('thecopy01', 2);
  expect((await report('original1', 1)).notice).toBeTruthy();
  expect((await report('thecopy01', 2)).pairAgain).toBe(true);
});
