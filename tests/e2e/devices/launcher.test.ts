/** A launcher holds up a real browser on a real server: killed, frozen, without a network, moved, without a server at its start. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect } from 'vitest';
import type { PairedDevice } from '#generated/shapes.ts';
import { codeIn, type RunningLauncher, startLauncher } from '../../running/launcher.ts';
import { type RunningServer, startServer } from '../../running/server.ts';
import { type Hospital, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';

let server: RunningServer;
let hospital: Hospital;
let launcher: RunningLauncher;
let elsewhere: Server | undefined;

beginWith(async (opened) => {
  server = await startServer();
  opened.defer(() => server.stop());
  opened.defer(() => launcher?.remove());
  opened.defer(() => void elsewhere?.close());
  hospital = await setUpHospital(server, ['101']);
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(launcher?.output());
});

/** A browser on a busy machine takes its time. */
const patience = { timeout: 120_000, interval: 200 };

const shownCode = () => codeIn(server.dataDir);
const device = async (): Promise<PairedDevice | undefined> =>
  (await hospital.api.call('listPairedDevices', {})).data[0];
const restarts = async () => (await device())?.launcher?.restarts ?? 0;
const screens = async () =>
  (await hospital.api.call('listScreens', { query: { panelGid: hospital.rooms[0]?.panel.gid ?? '' } })).data;
const said = async (action: string) =>
  (await hospital.api.call('listAppActionLogs', { query: { search: action } })).data;
/** The screen has reported since; by its page, not by its launcher. */
const showsAgain = async (since: number) =>
  expect.poll(async () => (await screens()).some(({ startedAt }) => startedAt > since), patience).toBe(true);

journey('a launcher holds its browser up', (step) => {
  step('started without a server it waits, and shows the code as soon as the server is there', async () => {
    await server.kill9();
    launcher = await startLauncher({ server: server.url });
    await expect.poll(() => launcher.output(), patience).toContain('the server cannot be reached');
    expect(launcher.browserPids().length).toBeGreaterThan(0);
    await server.restart();
    await expect.poll(shownCode, patience).toMatch(/^[A-Z0-9]{6}$/);
  });

  step('paired by that code, its page shows the panel and the launcher reports as that device', async () => {
    await hospital.api.call('pairDevice', {
      body: { code: shownCode() ?? '', panelGid: hospital.rooms[0]?.panel.gid ?? '', name: '大廳西側' },
    });
    await showsAgain(0);
    await expect
      .poll(async () => (await device())?.launcher, patience)
      .toMatchObject({
        versionNumber: '1.0.0',
        platform: `${process.platform} ${process.arch}`,
        browser: expect.stringMatching(/Chrome/),
        restarts: 0,
      });
    await expect.poll(async () => (await said('app.started')).length, patience).toBe(1);
    await expect.poll(async () => (await said('network.restored')).length, patience).toBe(1);
  });

  step('killed, the browser comes back to its panel', async () => {
    const since = Date.now();
    process.kill(launcher.browserPids()[0] ?? 0, 'SIGKILL');
    await showsAgain(since);
    await expect.poll(restarts, patience).toBeGreaterThan(0);
    // On a busy machine it may hang besides, and is started again for that.
    const killed = (await said('browser.restarted')).filter(({ detail }) => detail?.includes('SIGKILL'));
    expect(killed).toMatchObject([{ kind: 'panel' }]);
  });

  step('frozen, it is ended with all its processes and comes back', async () => {
    const since = Date.now();
    const before = await restarts();
    const frozen = launcher.browserPids();
    process.kill(frozen[0] ?? 0, 'SIGSTOP');
    await showsAgain(since);
    const left = launcher.browserPids();
    expect(frozen.filter((pid) => left.includes(pid))).toEqual([]);
    await expect.poll(restarts, patience).toBeGreaterThan(before);
  });

  step('frozen while the launcher itself is killed, it makes room for the next', async () => {
    const since = Date.now();
    const [frozen = 0] = launcher.browserPids();
    process.kill(frozen, 'SIGSTOP');
    process.kill(launcher.programPid(), 'SIGKILL');
    await showsAgain(since);
    expect(launcher.browserPids()).not.toContain(frozen);
  });

  step('with a page that crashes it comes back as well', async () => {
    const since = Date.now();
    const pages = launcher.pagePids();
    expect(pages).not.toEqual([]);
    for (const pid of pages) process.kill(pid, 'SIGKILL');
    await showsAgain(since);
  });

  step('killed while the server is away, it waits on the screen and comes back with the server', async () => {
    await server.kill9();
    process.kill(launcher.browserPids()[0] ?? 0, 'SIGKILL');
    await expect.poll(() => launcher.output().match(/server cannot be reached/g)?.length, patience).toBe(2);
    const since = Date.now();
    await server.restart();
    await showsAgain(since);
    await expect.poll(async () => (await said('network.lost')).length, patience).toBe(2);
  });

  step('settings of the organisation reach it while it runs', async () => {
    const file = new File(['window:\n  zoom: 2\n'], 'launcher.yaml', { type: 'application/yaml' });
    const since = Date.now();
    await hospital.api.call('createLauncherYaml', { body: { name: '全部' } }, { files: { file } });
    // Larger characters need another start of the browser.
    await expect.poll(() => launcher.browserSwitches(), patience).toContain('--force-device-scale-factor=2');
    await showsAgain(since);
  });

  step(
    'a second one started on its folder says that one is running already, and leaves the browser alone',
    async () => {
      const browsers = launcher.browserPids();
      const second = await startLauncher({ server: server.url, folder: launcher.folder });
      await expect.poll(second.output, patience).toContain('a launcher is running already on the folder');
      await second.ended;
      expect(launcher.browserPids()).toEqual(browsers);
    },
  );

  step('killed with all it has started, as by a power cut, it keeps its place free for the next', async () => {
    const since = Date.now();
    launcher.cutPower();
    await launcher.ended;
    launcher = await startLauncher({ server: server.url, folder: launcher.folder });
    await showsAgain(since);
    expect(launcher.output()).not.toContain('another launcher has the folder');
  });

  step('ended, it takes its browser with it', async () => {
    await launcher.stop();
    await expect.poll(() => launcher.browserPids(), patience).toEqual([]);
    expect((await said('app.stopped')).length).toBe(1);
  });

  step('started again it is the same device, at its panel at once', async () => {
    const since = Date.now();
    launcher = await startLauncher({ server: server.url, folder: launcher.folder });
    await showsAgain(since);
    expect((await hospital.api.call('listPairedDevices', {})).data).toHaveLength(1);
  });

  step('unpaired while it shows an address that its settings name, it leaves that and shows a code again', async () => {
    let wasShown = false;
    elsewhere = createServer((request, answer) => {
      wasShown ||= request.method === 'GET';
      answer.end('<!doctype html><p>the intranet');
    });
    await new Promise<void>((resolve) => elsewhere?.listen(0, '127.0.0.1', resolve));
    const text = `url: http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/board\n`;
    const file = new File([text], 'board.yaml', { type: 'application/yaml' });
    await hospital.api.call('createLauncherYaml', { body: { name: '公告', deviceKind: 'panel' } }, { files: { file } });
    await expect.poll(() => wasShown, patience).toBe(true);
    await hospital.api.call('unpairDevices', { body: { gids: [(await device())?.gid ?? ''] } });
    await expect.poll(shownCode, patience).toMatch(/^[A-Z0-9]{6}$/);
  });
});
