/** A launcher updates itself from a real server: to releases that are cut, silent, broken, and at last to a good one. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { type Api, apiAt } from '#demo/api.ts';
import type { LauncherState } from '#generated/shapes.ts';
import { bundleLauncher } from '#launcher/build/bundle.ts';
import { codeIn, type RunningLauncher, startLauncher } from '../../running/launcher.ts';
import { type RunningServer, startServer } from '../../running/server.ts';
import { type Hospital, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';

let server: RunningServer;
let hospital: Hospital;
let provider: Api;
let launcher: RunningLauncher;
let elsewhere: Server;

beginWith(async (opened) => {
  opened.defer(() => void elsewhere?.close());
  server = await startServer();
  opened.defer(() => server.stop());
  opened.defer(() => launcher?.remove());
  hospital = await setUpHospital(server, ['101']);
  const nobody = apiAt(server.url);
  const { token } = await nobody.call('signInSystemAdvance', { body: { password: server.adminPassword } });
  provider = nobody.as(token);
  launcher = await startLauncher({ server: server.url, more: ['--trial-seconds', '15'] });
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(launcher?.output());
});

const patience = { timeout: 120_000, interval: 200 };

const shownCode = () => codeIn(server.dataDir);
async function pair(): Promise<void> {
  await expect.poll(shownCode, patience).toBeTruthy();
  const panelGid = hospital.rooms[0]?.panel.gid ?? '';
  await hospital.api.call('pairDevice', { body: { code: shownCode() ?? '', panelGid } });
}
const reported = async (): Promise<LauncherState | undefined> =>
  (await hospital.api.call('listPairedDevices', {})).data[0]?.launcher;
const said = async (action: string) =>
  (await hospital.api.call('listAppActionLogs', { query: { search: action } })).data;

/** Uploads a release and publishes it to every device. */
async function publish(versionNumber: string, script: string): Promise<string> {
  const file = new File([gzipSync(script)], 'callboard-launcher.cjs.gz', { type: 'application/gzip' });
  const body = { versionNumber, type: 'webViewLauncher', storageType: 'local', publishedPercent: 100 } as const;
  return (await provider.call('createSoftwareVersion', { body }, { files: { file } })).gid;
}

/** Publishes a release that lies elsewhere, where only 90 % of it arrives. */
async function publishCut(versionNumber: string, file: Buffer): Promise<string> {
  elsewhere = createServer((_, answer) => {
    answer.writeHead(200, { 'content-length': file.length });
    answer.write(file.subarray(0, Math.floor(file.length * 0.9)), () => answer.destroy());
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/launcher.cjs.gz`;
  const body = { versionNumber, type: 'webViewLauncher', storageType: 'cloud', url } as const;
  const { gid } = await provider.call('createSoftwareVersion', { body });
  const sha256 = createHash('sha256').update(file).digest('hex');
  const yamlFile = new File([`version: ${versionNumber}\nsha256: ${sha256}\n`], 'a.yaml', { type: 'application/yaml' });
  await provider.call('uploadVersionYaml', { body: { gid } }, { files: { yamlFile } });
  await provider.call('updateSoftwareVersion', { body: { gid, publishedPercent: 100 } });
  return gid;
}

async function takeAllBack(): Promise<void> {
  const releases = await provider.call('listSoftwareVersion', { query: { limit: 100 } });
  for (const { gid } of releases.data) {
    await provider.call('updateSoftwareVersion', { body: { gid, publishedPercent: 0 } });
  }
}

journey('a launcher updates itself', (step) => {
  step('it reports as soon as its screen is paired', async () => {
    await pair();
    await expect.poll(reported, patience).toMatchObject({ versionNumber: '1.0.0' });
  });

  step('a release that does not arrive whole is not installed, and that is told', async () => {
    const gid = await publishCut('1.1.0', gzipSync(await bundleLauncher()));
    await expect.poll(async () => (await said('update.refused'))[0]?.detail, patience).toContain('1.1.0');
    expect(await reported()).toMatchObject({ versionNumber: '1.0.0', refusedVersion: '1.1.0' });
    await provider.call('updateSoftwareVersion', { body: { gid, publishedPercent: 0 } });
  });

  step('one that runs and never reports makes room for the one before', async () => {
    await publish('1.2.0', 'setInterval(() => {}, 1000); process.on("disconnect", () => process.exit());');
    await expect.poll(reported, patience).toMatchObject({ versionNumber: '1.0.0', refusedVersion: '1.2.0' });
    await expect.poll(async () => (await said('update.undone'))[0]?.detail, patience).toContain('1.2.0');
    expect(launcher.output()).toContain('has not reported within 15 s');
  });

  step('one that ends at once makes room after a few tries', async () => {
    await publish('1.3.0', 'process.exit(3);');
    await expect.poll(reported, patience).toMatchObject({ versionNumber: '1.0.0', refusedVersion: '1.3.0' });
    expect(launcher.output()).toContain('has ended again and again');
  });

  step('a good one takes over, shows the panel and reports its number', async () => {
    await publish('1.4.0', await bundleLauncher());
    await expect.poll(reported, patience).toMatchObject({ versionNumber: '1.4.0' });
    await expect.poll(() => launcher.output(), patience).toContain('1.4.0 has proved itself');
    await expect.poll(async () => (await said('app.updated'))[0]?.detail, patience).toContain('1.4.0');
  });

  step('from there it goes back to the good one, not to the one it came with', async () => {
    const since = launcher.output().length;
    await publish('1.5.0', 'process.exit(5);');
    await expect.poll(() => launcher.output().slice(since), patience).toContain('goes back to 1.4.0');
    await expect.poll(reported, patience).toMatchObject({ versionNumber: '1.4.0', refusedVersion: '1.5.0' });
  });

  step(
    'settings that lead to no page are given up for those before, and the list says so until they are taken back',
    async () => {
      const file = new File(['url: http://127.0.0.1:1/board\n'], 'launcher.yaml', { type: 'application/yaml' });
      const { gid } = await hospital.api.call('createLauncherYaml', { body: { name: '公告' } }, { files: { file } });
      await expect.poll(async () => (await reported())?.settingsRefused, patience).toBe(true);
      const [undone] = await said('settings.undone');
      expect(Math.abs((undone?.happenedAt ?? 0) - Date.now())).toBeLessThan(patience.timeout);
      await hospital.api.call('deleteLauncherYaml', { query: { gid } });
      await expect.poll(async () => (await reported())?.settingsRefused, patience).toBeUndefined();
    },
  );

  step('started again it is still the good one', async () => {
    await launcher.stop();
    const since = Date.now();
    launcher = await startLauncher({ server: server.url, folder: launcher.folder });
    await expect
      .poll(async () => ((await reported())?.startedAt ?? 0) > since && (await reported())?.versionNumber, patience)
      .toBe('1.4.0');
  });

  step('once everything is taken back it is what it was installed as', async () => {
    await takeAllBack();
    await expect.poll(reported, patience).toMatchObject({ versionNumber: '1.0.0' });
    expect(launcher.output()).toContain('1.4.0 is published no longer');
  });
});

test('the executable needs no Node, and becomes a release as well', async () => {
  await launcher.remove();
  const built = await mkdtemp(join(tmpdir(), 'callboard-built-'));
  execFileSync(process.execPath, ['launcher/build/main.ts', built]);
  await takeAllBack();
  const gids = (await hospital.api.call('listPairedDevices', {})).data.map(({ gid }) => gid);
  if (gids.length > 0) await hospital.api.call('unpairDevices', { body: { gids } });
  launcher = await startLauncher({
    server: server.url,
    command: [join(built, 'callboard-launcher')],
    more: ['--trial-seconds', '30'],
    env: { PATH: '' },
  });
  await pair();
  await expect.poll(reported, patience).toMatchObject({ versionNumber: '1.0.0' });
  await publish('3.0.0', `${await bundleLauncher()}\n// 3.0.0`);
  await expect.poll(reported, patience).toMatchObject({ versionNumber: '3.0.0' });
  await expect.poll(() => launcher.output(), patience).toContain('3.0.0 has proved itself');
  await rm(built, { recursive: true });
});
