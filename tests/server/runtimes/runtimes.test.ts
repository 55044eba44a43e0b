/** Releases of screens, kiosks and controllers, as devices meet them: by cookies, with their reports and their pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageProgram } from '#server/runtimes/programs.ts';
import { type Fleet, openFleet } from '../fleet/fleet-hospital.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { form, systemToken } from '../small-clinic.ts';
import { ageRelease } from './age-release.ts';
import { type BrowserDevice, browserDevice } from './browser-device.ts';
import { buildOf, bundleOf } from './invented-build.ts';

const web = '/api/v1/collab/web';
const versions = `${web}/advancedSetting/version`;
const hour = 3_600_000;
let folder: string;
let app: TestApp;
let provider: string;
let fleet: Fleet;
let made: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-dist-'));
  for (const [program, frontEnd] of [
    ['panel', 'display'],
    ['panelController', 'controller'],
    ['ticketMachine', 'kiosk'],
  ] as const) {
    mkdirSync(join(folder, frontEnd));
    for (const [name, bytes] of buildOf(program, 'ownbuild')) writeFileSync(join(folder, frontEnd, name), bytes);
  }
  app = await openApp({ schedule: false, dist: pathToFileURL(`${folder}/`) });
  provider = await systemToken(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, maxRetries: 10 });
});
beforeEach(async () => {
  app.time.now = nineOClock;
  fleet = await openFleet(app);
});
afterEach(async () => {
  for (const gid of made) await app.call('DELETE', versions, { token: provider, query: { gid } });
  made = [];
});

const upload = (versionNumber: string, bytes: Buffer, more: object = {}) =>
  app.call('POST', versions, {
    token: provider,
    body: form(
      { versionNumber, type: 'panel', storageType: 'local', publishedPercent: 100, ...more },
      { file: { name: 'callboard-panel.gz', bytes } },
    ),
  });
const publish = async (versionNumber: string, hash: string, type: PageProgram = 'panel'): Promise<string> => {
  const { body } = await upload(versionNumber, await bundleOf(type, hash), { type });
  made.push(body.gid);
  return body.gid;
};
const share = (gid: string, publishedPercent: number) =>
  app.done('PATCH', versions, { token: provider, body: { gid, publishedPercent } });

const screen = (name = 'screen0001') =>
  browserDevice(
    app,
    `${web}/panel/device/heartbeat`,
    () => fleet.clinic.tokens.panel,
    () => ({
      screen: name,
      epoch: 'e',
      seq: 1,
      layout: 'defaultPanel',
      numbers: [],
      sound: 'ready',
      errors: [],
      engine: 'Chrome/64',
      features: [],
      width: 1920,
      height: 1080,
      receipts: [],
    }),
  );
/** Reports, and has been told to run a release; without one, this server's build. What is published is known at once. */
const told = async (one: BrowserDevice, program: PageProgram, gid?: string) => {
  await one.report('ownbuild');
  expect(one.jar.get(`callboard-${program}`)?.split('.')[0]).toBe(gid);
};

describe('a screen', () => {
  test('runs what is published to it from its next start on, watched by this server’s script', async () => {
    const one = screen();
    expect((await one.load('/panel/abcd')).text).not.toContain('runtime-trial');
    const gid = await publish('9.0.0', 'release1');
    await told(one, 'panel', gid);
    expect(await fleet.of('screen0001')).toMatchObject({ versionNumber: '0.1.0', wantedVersion: '9.0.0' });
    const { runtime, text } = await one.load('/panel/abcd');
    expect(runtime).toBe('release1');
    expect(text).toContain(
      `src="/assets/runtime-trial.js" data-program="panel" data-release="${gid}" data-runtime="release1"`,
    );
    expect(text).not.toContain('start-check');
    const script = await app.app.server.inject({ url: '/assets/display/index-release1.js' });
    expect([script.statusCode, script.body]).toEqual([200, "console.log('release1');"]);
    expect(script.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    await one.report('release1');
    expect(one.jar.get('callboard-panel-reported')).toBe('release1');
    const listed = await fleet.of('screen0001');
    expect(listed).toMatchObject({ runtime: 'release1', versionNumber: '9.0.0' });
    expect(listed).not.toHaveProperty('wantedVersion');
  });

  test('is told to change in its minute of the idle hour, once, whatever its own clock says', async () => {
    const gid = await publish('9.0.0', 'release1');
    const one = screen();
    app.time.now = nineOClock - 6 * hour - 1000;
    await told(one, 'panel', gid);
    expect((await one.report('ownbuild')).reload).toBe(false);
    app.time.now = nineOClock - 5 * hour - 1000;
    const years = 5 * 365 * 24 * hour;
    const behind = (age: number) => ({ sentAt: app.time.now - years, startedAt: app.time.now - years - age });
    expect((await one.report('ownbuild', behind(2 * hour))).reload).toBe(true);
    // Whose page began in this hour has had its chance: it keeps no cookies.
    expect((await one.report('ownbuild', behind(60_000))).reload).toBe(false);
    // A clock that was ahead when the page began, and was put right since, says nothing of its age.
    expect((await one.report('ownbuild', behind(-years))).reload).toBe(true);
    expect((await one.report('release1', behind(2 * hour))).reload).toBe(false);
    app.time.now = nineOClock;
    expect((await one.report('ownbuild')).reload).toBe(false);
  });

  test('that went back by itself is told of, runs the one before, and is not sent there again', async () => {
    const before = await publish('9.0.0', 'release1');
    const gid = await publish('9.1.0', 'release2');
    const one = screen();
    await told(one, 'panel', gid);
    one.jar.set('callboard-panel-refused', gid);
    expect((await one.load('/panel/abcd')).runtime).toBe('release1');
    await one.report('release1');
    expect(one.jar.get('callboard-panel')).toContain(before);
    expect(await fleet.of('screen0001')).toMatchObject({ versionNumber: '9.0.0', refusedVersion: '9.1.0' });
    one.jar.set('callboard-panel-refused', `${gid}.${before}`);
    expect((await one.load('/panel/abcd')).runtime).toBe('ownbuild');
  });

  test('what it went back from is named while it would run that, and no longer', async () => {
    await publish('9.0.0', 'release1');
    const first = await publish('9.1.0', 'release2');
    const second = await publish('9.2.0', 'release3');
    const one = screen('screen0005');
    one.jar.set('callboard-panel-refused', `${second}.${first}`);
    await one.report('release1');
    expect(await fleet.of('screen0005')).toMatchObject({ versionNumber: '9.0.0', refusedVersion: '9.2.0' });
    await share(first, 0);
    await one.report('release1');
    expect(await fleet.of('screen0005')).toMatchObject({ refusedVersion: '9.2.0' });
    await publish('9.3.0', 'release4');
    await one.report('release4');
    const mended = await fleet.of('screen0005');
    expect(mended).toMatchObject({ versionNumber: '9.3.0' });
    expect(mended).not.toHaveProperty('refusedVersion');
  });

  test('that starts a release three times and is not heard goes back though its page cannot', async () => {
    const gid = await publish('9.0.0', 'release1');
    const one = screen('screen0003');
    await told(one, 'panel', gid);
    for (let start = 0; start < 2; start += 1) expect((await one.load('/panel/abcd')).runtime).toBe('release1');
    await one.report('release1');
    for (let start = 0; start < 3; start += 1) expect((await one.load('/panel/abcd')).runtime).toBe('release1');
    for (let look = 0; look < 5; look += 1) expect((await one.load('/panel/abcd', false)).runtime).toBe('release1');
    expect((await one.load('/panel/abcd')).runtime).toBe('ownbuild');
    expect((await one.load('/panel/abcd')).runtime).toBe('ownbuild');
  });

  test('is heard from the release that it runs, whichever it is to run next', async () => {
    const first = await publish('9.0.0', 'release1');
    const one = screen('screen0005');
    await told(one, 'panel', first);
    const second = await publish('9.1.0', 'release2');
    for (let start = 0; start < 3; start += 1) expect((await one.load('/panel/abcd')).runtime).toBe('release1');
    await one.report('release1');
    expect(one.jar.get('callboard-panel-reported')).toBe('release1');
    expect(one.jar.get('callboard-panel')).toContain(second);
    await share(second, 0);
    await one.report('release1');
    expect((await one.load('/panel/abcd')).runtime).toBe('release1');
  });

  test('whose page breaks down again and again goes back, though it had been heard each time', async () => {
    const before = await publish('9.0.0', 'release1');
    const gid = await publish('9.1.0', 'release2');
    const one = screen('screen0004');
    await told(one, 'panel', gid);
    const startAfter = async (hours: number) => {
      app.time.now += hours * hour;
      const { runtime } = await one.load('/panel/abcd');
      await one.report(runtime ?? '');
      return runtime;
    };
    expect(await startAfter(0)).toBe('release2');
    // Pulled from its socket once in a shift, it is not broken.
    for (const shift of [1, 2]) expect(await startAfter(7), `shift ${shift}`).toBe('release2');
    expect(await startAfter(1)).toBe('release2');
    // Loaded anew it says so: the page's script keeps this cookie, and the next page forgets it.
    one.jar.set('callboard-panel-left', '1');
    for (let reload = 0; reload < 5; reload += 1) expect(await startAfter(0)).toBe('release2');
    one.jar.delete('callboard-panel-left');
    expect(await startAfter(1)).toBe('release1');
    expect(one.jar.get('callboard-panel-refused')).toBe(gid);
    expect(one.jar.get('callboard-panel')).toContain(before);
    expect(await fleet.of('screen0004')).toMatchObject({ versionNumber: '9.0.0', refusedVersion: '9.1.0' });
  });

  test('goes back to this server’s build when its release is taken back', async () => {
    const gid = await publish('9.0.0', 'release1');
    const one = screen();
    await told(one, 'panel', gid);
    await share(gid, 0);
    expect((await one.load('/panel/abcd')).runtime).toBe('ownbuild');
    await one.report('release1');
    expect(one.jar.has('callboard-panel')).toBe(false);
    expect(await fleet.of('screen0001')).toMatchObject({ versionNumber: '9.0.0', wantedVersion: '0.1.0' });
  });

  test('keeps this server’s build where a release is older since the server was updated', async () => {
    const older = await publish('8.0.0', 'release1');
    await app.app.services.database.write(ageRelease, { gid: older, from: '8.0.0', to: '0.0.9' });
    const newer = await publish('9.0.0', 'release2');
    const one = screen();
    await told(one, 'panel', newer);
    await share(newer, 0);
    await told(one, 'panel', undefined);
  });
});

test('a kiosk and a desk are told in the same way, each of its own program', async () => {
  const machines = await publish('9.0.0', 'kiosk001', 'ticketMachine');
  const desks = await publish('9.0.1', 'desk0001', 'panelController');
  const kiosk = browserDevice(
    app,
    `${web}/device/heartbeat`,
    () => fleet.clinic.tokens.kiosk,
    () => ({ screen: 'kiosk00001', engine: 'Chrome/126', width: 1080, height: 1920 }),
  );
  const desk = browserDevice(
    app,
    `${web}/queue/counter/desk`,
    () => fleet.clinic.tokens.staff,
    () => ({ panelGid: fleet.roomGid, desk: 'desk-00001' }),
  );
  await told(kiosk, 'ticketMachine', machines);
  await told(desk, 'panelController', desks);
  expect((await kiosk.load('/any-check/abcd')).runtime).toBe('kiosk001');
  expect((await kiosk.load('/ticket-machine/abcd')).runtime).toBe('kiosk001');
  // What „check for updates“ reads.
  expect((await desk.load('/panel-controller', false)).runtime).toBe('desk0001');
  expect(await fleet.of('desk-00001')).toMatchObject({ wantedVersion: '9.0.1' });
});

describe('a release for devices', () => {
  test.each([
    ['that was cut', async () => (await bundleOf('panel', 'release1')).subarray(0, 200)],
    ['of another program', () => bundleOf('ticketMachine', 'release1')],
  ])('%s is refused where it is uploaded', async (_, bytes) => {
    for (const publishedPercent of [0, 100]) {
      const answer = await upload('9.2.0', await bytes(), { publishedPercent });
      expect(answer.body.contents[0]).toMatchObject({ code: 'release_not_a_front_end', field: 'file' });
    }
  });

  test('that lies elsewhere, or is an installer, is kept but not published', async () => {
    const zip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
    const body = { type: 'panelController', publishedPercent: 0 };
    const installer = form(
      { versionNumber: '9.3.0', storageType: 'local', ...body },
      { file: { name: 'controller.zip', bytes: zip } },
    );
    const cloud = { versionNumber: '9.3.1', storageType: 'cloud', url: 'https://example.org/a.gz', ...body };
    for (const [sent, code] of [
      [installer, 'release_not_a_front_end'],
      [cloud, 'release_not_stored_here'],
    ] as const) {
      const { gid } = await app.done('POST', versions, { token: provider, body: sent });
      made.push(gid);
      const answer = await app.call('PATCH', versions, { token: provider, body: { gid, publishedPercent: 1 } });
      expect(answer.body.contents[0]).toMatchObject({ code, field: 'publishedPercent' });
    }
  });
});
