/** What the program behind a screen is told: by its network card without a key, by its device's token with one. */

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { bundleOf } from '../runtimes/invented-build.ts';
import { buildClinic, type Clinic, form, systemToken } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const advanced = `${web}/advancedSetting`;
let app: TestApp;
let clinic: Clinic;
let foreign: Clinic;
let provider: string;
/** No two tests speak of one machine. */
let machines = 0x1000;
let macAddress: string;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  provider = await systemToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now = nineOClock;
  machines += 1;
  macAddress = `02ab0000${machines.toString(16)}`;
  [clinic, foreign] = [await buildClinic(app), await buildClinic(app)];
});

const setUp = (configurationFile: string, more: object = {}) =>
  app.done('POST', `${advanced}/proxyLaunch`, {
    token: provider,
    body: { name: '一樓大廳', macAddress, configurationFile, ...more },
  });
const find = (macAddresses = [macAddress]) =>
  app.done('POST', `${web}/launcher/settings/find`, { body: { macAddresses } });
const said = (more: object = {}) => ({
  macAddresses: [macAddress],
  versionNumber: '1.0.0',
  platform: 'linux x64',
  browser: 'Chrome/153',
  startedAt: nineOClock,
  restarts: 0,
  ...more,
});
const report = (token = clinic.tokens.panel, more: object = {}) =>
  app.done('POST', `${web}/launcher/report`, { token, body: said(more) });
const write = (name: string, yaml: string, more: object = {}, { tokens } = clinic) =>
  app.done('POST', `${web}/launcher/yaml`, {
    token: tokens.session,
    body: form({ name, ...more }, { file: { name: 'launcher.yaml', bytes: Buffer.from(yaml) } }),
  });
const volume = async (token = clinic.tokens.panel) => (await report(token)).settings.configuration.sound?.volume;

describe('a machine without a key', () => {
  test('finds its settings by its network card, in any writing', async () => {
    await setUp('screen: { rotation: left }\nsound: { volume: 40 }\n', { interfaceAlias: 'eth0' });
    const settings = await find(['02:00:00:00:00:99', macAddress.toUpperCase().replace(/..(?=.)/g, '$&-')]);
    expect(settings).toEqual({
      known: true,
      revision: expect.stringMatching(/^[0-9a-f]{16}$/),
      networkInterface: 'eth0',
      configuration: { screen: { rotation: 'left' }, sound: { volume: 40 } },
    });
  });

  test('that nobody has set up is told so', async () => {
    expect(await find()).toMatchObject({ known: false, configuration: {} });
  });

  test('that is not to update itself does not, whatever its configuration says', async () => {
    await setUp('update: { automatic: true, checkEveryMinutes: 5 }', { autoUpdate: false });
    expect((await find()).configuration.update).toEqual({ automatic: false, checkEveryMinutes: 5 });
  });

  test('that guesses network cards is slowed down', async () => {
    const guess = (number: number) =>
      app.call('POST', `${web}/launcher/settings/find`, {
        body: { macAddresses: [`02ff0000${number.toString(16).padStart(4, '0')}`] },
      });
    const answers: number[] = [];
    for (let number = 0; number < 310; number += 1) answers.push((await guess(number)).status);
    expect(answers.slice(0, 250).every((status) => status === 200)).toBe(true);
    expect(answers.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    // Who is known is never kept out by who guesses beside it.
    await setUp('sound: { volume: 1 }');
    expect((await find()).known).toBe(true);
    app.time.now += 3_600_000;
  });
});

describe('a configuration', () => {
  test.each([
    ['a volume above all', 'sound: { volume: 101 }', 'sound.volume'],
    ['a rotation that no screen has', 'screen:\n  rotation: upside', 'screen.rotation'],
    ['an address with a key', 'url: https://callboard.example/panel/1?key=secret', 'url'],
    ['an address with a password', 'url: https://a:b@callboard.example/', 'url'],
    ['a text where there are settings', 'window: full', 'window'],
  ])('with %s is refused, and told by which setting', async (_, configurationFile, key) => {
    const body = { name: '一樓', macAddress, configurationFile };
    const refused = await app.call('POST', `${advanced}/proxyLaunch`, { token: provider, body });
    expect(refused.body.contents[0]).toMatchObject({
      code: 'configuration_value_wrong',
      field: 'configurationFile',
      message: expect.stringContaining(key),
    });
    const file = form({ name: '全部' }, { file: { name: 'a.yaml', bytes: Buffer.from(configurationFile) } });
    const again = await app.call('POST', `${web}/launcher/yaml`, { token: clinic.tokens.session, body: file });
    expect(again.body.contents[0]).toMatchObject({ code: 'configuration_value_wrong', field: 'file' });
  });

  test('may hold what only other launchers read, which ours is not told', async () => {
    await setUp('startAt: "07:00"\nwindow: { zoom: 2, colour: red }');
    expect((await find()).configuration).toEqual({ window: { zoom: 2 } });
  });
});

describe('a device', () => {
  test('gets the file of its panel before that of its kind, and that before the one for all', async () => {
    await write('全部', 'sound: { volume: 10 }');
    expect(await volume()).toBe(10);
    await write('報到機', 'sound: { volume: 20 }', { deviceKind: 'kiosk' });
    expect([await volume(), await volume(clinic.tokens.kiosk)]).toEqual([10, 20]);
    await write('診間', 'sound: { volume: 30 }', { panels: [clinic.room.gid] });
    expect([await volume(), await volume(clinic.tokens.kiosk)]).toEqual([30, 30]);
    await write('別的診間', 'sound: { volume: 40 }', { panels: [clinic.spare.gid] });
    expect(await volume()).toBe(30);
  });

  test('gets what is said of its machine over what is said of all', async () => {
    await write('全部', 'sound: { volume: 10 }\nwindow: { zoom: 2, hideCursor: true }');
    await setUp('window: { zoom: 1.5 }');
    expect((await report()).settings.configuration).toEqual({
      sound: { volume: 10 },
      window: { zoom: 1.5, hideCursor: true },
    });
  });

  test('gets nothing of another hospital’s', async () => {
    await write('全部', 'sound: { volume: 10 }', {}, foreign);
    expect((await report()).settings).toMatchObject({ known: false, configuration: {} });
  });

  test('has a new revision exactly when its settings are others', async () => {
    const { gid } = await write('全部', 'sound: { volume: 10 }');
    const { revision } = (await report()).settings;
    expect((await report()).settings.revision).toBe(revision);
    await app.done('PATCH', `${web}/launcher/yaml`, {
      token: clinic.tokens.session,
      body: form({ gid }, { file: { name: 'a.yaml', bytes: Buffer.from('sound: { volume: 11 }') } }),
    });
    expect((await report()).settings.revision).not.toBe(revision);
  });

  test('that is paired is listed with its launcher, as it last reported', async () => {
    const { code, key } = await app.done('POST', `${web}/device/pairing/offer`, {
      body: { kind: 'panel', engine: 'Chrome/153' },
    });
    await app.done('POST', `${web}/device/paired`, {
      token: clinic.tokens.session,
      body: { code, panelGid: clinic.room.gid },
    });
    const { token } = await app.done('POST', `${web}/panel/login`, { body: { panelGid: clinic.room.gid, key } });
    await report(token, { restarts: 3, refusedVersion: '1.1.0' });
    const { data } = await app.done('GET', `${web}/device/paired/list`, { token: clinic.tokens.session });
    const { macAddresses: _, ...kept } = said({ restarts: 3, refusedVersion: '1.1.0' });
    expect(data[0].launcher).toEqual({ ...kept, heardAt: nineOClock });
  });

  test('is a device: nobody else reports a launcher', async () => {
    for (const token of [clinic.tokens.session, clinic.tokens.staff, provider]) {
      expect((await app.call('POST', `${web}/launcher/report`, { token, body: said() })).status).toBe(403);
    }
    expect((await app.call('POST', `${web}/launcher/report`, { body: said() })).status).toBe(401);
  });
});

describe('a release', () => {
  const script = (version: string) => gzipSync(`console.log('${version}')`);
  const release = (versionNumber: string, more: object = {}) =>
    app.done('POST', `${advanced}/version`, {
      token: provider,
      body: form(
        { versionNumber, type: 'webViewLauncher', storageType: 'local', ...more },
        { file: { name: 'launcher.cjs.gz', bytes: script(versionNumber) } },
      ),
    });
  const publish = (gid: string, publishedPercent: number) =>
    app.done('PATCH', `${advanced}/version`, { token: provider, body: { gid, publishedPercent } });

  test('is told once it is published, the highest number first, with the checksum of what lies there', async () => {
    const { gid } = await release('1.9.0');
    expect((await report()).release).toBeUndefined();
    await publish(gid, 100);
    const { release: told } = await report();
    expect(told).toMatchObject({ versionNumber: '1.9.0' });
    const file = await app.app.server.inject({ url: told.url });
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(told.sha256);
    const { gid: newer } = await release('1.10.0', { publishedPercent: 100 });
    expect((await report()).release.versionNumber).toBe('1.10.0');
    await publish(newer, 0);
    expect((await report()).release.versionNumber).toBe('1.9.0');
    await publish(gid, 0);
  });

  test('is tried by a share of the devices first, always the same ones', async () => {
    const { gid } = await release('2.0.0', { publishedPercent: 30 });
    const tryIt = async () => {
      const all: boolean[] = [];
      for (let number = 0; number < 60; number += 1) {
        const macAddresses = [`02cd000000${number.toString(16).padStart(2, '0')}`];
        all.push((await report(clinic.tokens.panel, { macAddresses })).release !== undefined);
      }
      return all;
    };
    const first = await tryIt();
    const share = first.filter(Boolean).length;
    expect([share > 4, share < 36]).toEqual([true, true]);
    expect(await tryIt()).toEqual(first);
    await publish(gid, 100);
    expect((await tryIt()).every(Boolean)).toBe(true);
    await publish(gid, 0);
  });

  const send = (versionNumber: string, name: string, bytes: Buffer, more: object = {}) =>
    app.call('POST', `${advanced}/version`, {
      token: provider,
      body: form(
        { versionNumber, type: 'webViewLauncher', storageType: 'local', publishedPercent: 0, ...more },
        { file: { name, bytes } },
      ),
    });

  test('of a program that devices do not fetch here is kept, and not published', async () => {
    const zip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
    const firefox = { type: 'firefoxLauncher' };
    const { gid } = (await send('3.0.0', 'firefox.zip', zip, firefox)).body;
    const later = await app.call('PATCH', `${advanced}/version`, {
      token: provider,
      body: { gid, publishedPercent: 1 },
    });
    for (const answer of [later, await send('3.0.1', 'firefox.zip', zip, { ...firefox, publishedPercent: 100 })]) {
      expect(answer.body.contents[0]).toMatchObject({ code: 'release_not_fetched', field: 'publishedPercent' });
    }
  });

  test.each([
    ['is cut', () => script('5.0.0').subarray(0, 30)],
    ['is another program’s', () => bundleOf('panel', 'release1')],
    ['unpacks to more than any launcher has', () => gzipSync(Buffer.alloc(60_000_000, 32))],
  ])('whose file %s is refused where it is uploaded: every screen would try it', async (_, bytes) => {
    for (const publishedPercent of [0, 100]) {
      const answer = await send('5.0.0', 'launcher.gz', await bytes(), { publishedPercent });
      expect(answer.body.contents[0]).toMatchObject({ code: 'release_not_a_launcher', field: 'file' });
    }
  });

  test('that is an installer is kept, and not published: no launcher can take it', async () => {
    const zip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18), Buffer.from('6')]);
    const { gid } = (await send('6.0.0', 'launcher.zip', zip)).body;
    const answer = await app.call('PATCH', `${advanced}/version`, {
      token: provider,
      body: { gid, publishedPercent: 1 },
    });
    expect(answer.body.contents[0]).toMatchObject({ code: 'release_not_a_launcher', field: 'publishedPercent' });
    expect((await report()).release).toBeUndefined();
  });

  test('that lies elsewhere is published only with its SHA-256', async () => {
    const cloud = { versionNumber: '4.0.0', type: 'webViewLauncher', storageType: 'cloud' };
    const body = { ...cloud, url: 'https://releases.example.org/launcher.cjs.gz' };
    const refused = await app.call('POST', `${advanced}/version`, {
      token: provider,
      body: { ...body, publishedPercent: 100 },
    });
    expect(refused.body.contents[0]).toMatchObject({ code: 'release_not_checkable', field: 'publishedPercent' });
    const { gid } = await app.done('POST', `${advanced}/version`, { token: provider, body });
    const describe = (yaml: string) =>
      app.call('POST', `${advanced}/version/uploadYamlFile`, {
        token: provider,
        body: form({ gid }, { yamlFile: { name: 'latest.yml', bytes: Buffer.from(yaml) } }),
      });
    expect((await describe('version: 4.0.0\n')).body.contents[0]).toMatchObject({
      code: 'release_not_checkable',
      field: 'yamlFile',
    });
    const sha256 = 'a'.repeat(64);
    await describe(`version: 4.0.0\nsha256: ${sha256}\n`);
    await publish(gid, 100);
    expect((await report()).release).toEqual({ versionNumber: '4.0.0', url: body.url, sha256 });
    await publish(gid, 0);
  });
});
