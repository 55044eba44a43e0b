/** What the list of devices says of a launcher: which release it is to run, and why it does not. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { buildClinic, form, systemToken } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const advanced = `${web}/advancedSetting`;
const macAddress = '02:AB:00:00:77:01';
let app: TestApp;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());

test('a launcher is listed with the release that it is to run, while it runs another', async () => {
  const provider = await systemToken(app);
  const { tokens, room } = await buildClinic(app);
  const { code, key } = await app.done('POST', `${web}/device/pairing/offer`, {
    body: { kind: 'panel', engine: 'Chrome/153' },
  });
  await app.done('POST', `${web}/device/paired`, { token: tokens.session, body: { code, panelGid: room.gid } });
  const { token } = await app.done('POST', `${web}/panel/login`, { body: { panelGid: room.gid, key } });
  const listedWith = async (versionNumber: string) => {
    const body = {
      macAddresses: [macAddress],
      versionNumber,
      platform: 'linux x64',
      browser: 'Chrome/153',
      startedAt: nineOClock,
      restarts: 0,
    };
    await app.done('POST', `${web}/launcher/report`, { token, body });
    const { data } = await app.done('GET', `${web}/device/paired/list`, { token: tokens.session });
    return data[0].launcher;
  };
  expect(await listedWith('1.0.0')).not.toHaveProperty('wantedVersion');
  const release = { versionNumber: '1.1.0', type: 'webViewLauncher', storageType: 'local', publishedPercent: 100 };
  const { gid } = await app.done('POST', `${advanced}/version`, {
    token: provider,
    body: form(release, { file: { name: 'launcher.cjs.gz', bytes: gzipSync('console.log(1)') } }),
  });
  const due = await listedWith('1.0.0');
  expect(due).toMatchObject({ versionNumber: '1.0.0', wantedVersion: '1.1.0' });
  expect(due).not.toHaveProperty('updatesOff');
  const machine = await app.done('POST', `${advanced}/proxyLaunch`, {
    token: provider,
    body: { name: '一樓大廳', macAddress, autoUpdate: false },
  });
  expect(await listedWith('1.0.0')).toMatchObject({ wantedVersion: '1.1.0', updatesOff: true });
  await app.done('DELETE', `${advanced}/proxyLaunch`, { token: provider, query: { gid: machine.gid } });
  expect(await listedWith('1.1.0')).not.toHaveProperty('wantedVersion');
  await app.done('DELETE', `${advanced}/version`, { token: provider, query: { gid } });
});
