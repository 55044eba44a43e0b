import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { LauncherOrders, LauncherReport, LaunchSettings } from '#generated/shapes.ts';
import { findBrowser } from './browser/find-browser.ts';
import { holdBrowser } from './browser/hold-browser.ts';
import { actionLog } from './connection/action-log.ts';
import { askServer, isReachable } from './connection/ask-server.ts';
import { deviceAccess } from './connection/device-access.ts';
import { givingKeyBack, keyOfPage } from './connection/page-key.ts';
import { installedIn } from './keeper/installed.ts';
import type { Said } from './keeper/keep-program.ts';
import { keptFile } from './kept-file.ts';
import type { Log } from './log.ts';
import { type FormerMachine, machineSettings } from './machine/apply-machine-settings.ts';
import { macAddressesIn } from './machine/mac-addresses.ts';
import type { Options } from './options.ts';
import { pause } from './pause.ts';
import { noConfiguration, settingsIn } from './settings.ts';
import { updatesOf } from './update/updates.ts';
import { ownVersion, runningVersion } from './version.ts';

/** A machine that nobody has paired asks for its settings this seldom; a paired one with each report. */
const findMs = 600_000;
const usualReportMinutes = 1;
/** After this long without the server its network interface is started anew, and again after as long. */
const networkMs = 180_000;
const lastWordMs = 3000;

/**
 * What the launcher does as long as it runs: holds the browser, follows its settings and releases, reports.
 * @param isInstalled whether this is a release that was fetched, and not the program of the installation
 */
export async function runProgram(options: Options, log: Log, isInstalled: boolean): Promise<void> {
  const { server, kind, folder } = options;
  // Staff sign in at a controller; the launcher has no part in that.
  const purpose = kind === 'controller' ? undefined : kind;
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end.abort());
  process.on('disconnect', () => end.abort());

  const startedAt = Date.now();
  const version = runningVersion(folder, isInstalled);
  const installed = installedIn(folder);
  const settings = settingsIn(folder, options.trialSeconds * 1000);
  const device = keptFile<{ key?: string | undefined }>(join(folder, 'device.json'));
  const access = deviceAccess(server, purpose ?? 'panel', purpose && device.read().key);
  const actions = actionLog(access, version, log);
  const machine = machineSettings(process.platform, log, keptFile<FormerMachine>(join(folder, 'machine.json')));
  const updates = updatesOf(server, installed, ownVersion, log, actions.note);
  const configuration = () => settings.current().configuration ?? noConfiguration;

  actions.note('app.started', version);
  const [undone] = installed.refused(startedAt);
  if (installed.state().tries !== undefined) actions.note('app.updated', version);
  else if (undone && startedAt - undone.at < options.trialSeconds * 1000) {
    actions.note('update.undone', undone.versionNumber);
  }
  await machine.apply(configuration());
  const browser = holdBrowser({
    options,
    program: options.browser ?? findBrowser(process.env, process.platform),
    profile: join(folder, 'browser'),
    configuration: configuration(),
    log,
    beginning: () => {
      const { key } = device.read();
      return key === undefined || purpose === undefined ? '' : givingKeyBack(key, server, purpose);
    },
    note: actions.note,
  });
  // A machine may be years off until its clock is set: only what others are told is a time of day.
  const begun = performance.now();
  let askedAt = Number.NEGATIVE_INFINITY;
  let goodAt = Number.NEGATIVE_INFINITY;
  let lostAt: number | undefined;
  let proved = false;

  async function act(): Promise<void> {
    browser.apply(configuration());
    await machine.apply(configuration());
  }

  async function learnKey(): Promise<void> {
    if (purpose === undefined) return;
    const found = await keyOfPage(browser.evaluate, server, purpose);
    if (!found || found.key === device.read().key) return;
    access.know(found.key);
    device.write({ key: found.key });
    log(found.key === undefined ? 'device: it is not paired any more' : 'device: it is paired');
    askedAt = Number.NEGATIVE_INFINITY;
  }

  function report(): Promise<LauncherOrders> {
    const refusedVersion = updates.refusedVersion(Date.now());
    const said: LauncherReport = {
      macAddresses: macAddressesIn(networkInterfaces()),
      versionNumber: version,
      platform: `${process.platform} ${process.arch}`,
      browser: browser.name(),
      startedAt,
      restarts: browser.restarts(),
      ...(refusedVersion && { refusedVersion }),
      ...(settings.areRefused() && { settingsRefused: true }),
    };
    return access.ask('/api/v1/collab/web/launcher/report', said);
  }

  /** Asks what holds; true if a release lies ready for which the program is to end. */
  async function askWhatHolds(): Promise<boolean> {
    if (!access.hasKey()) {
      const macAddresses = macAddressesIn(networkInterfaces());
      if (macAddresses.length === 0) return false;
      const path = '/api/v1/collab/web/launcher/settings/find';
      if (settings.take(await askServer<LaunchSettings>(server, path, { macAddresses }), performance.now()))
        await act();
      return false;
    }
    const orders = await report();
    if (!proved && browser.isWell()) {
      proved = true;
      process.send?.('proved' satisfies Said);
    }
    if (settings.take(orders.settings, performance.now())) await act();
    await actions.send();
    return updates.follow(orders.release, configuration().update, Date.now());
  }

  async function look(): Promise<boolean> {
    await learnKey();
    const now = performance.now();
    const { update } = configuration();
    const reportMs = (options.reportSeconds ?? 60 * (update?.checkEveryMinutes ?? usualReportMinutes)) * 1000;
    const isDue = now - askedAt >= (access.hasKey() ? reportMs : findMs);
    // A new release is to prove itself soon; a report that failed is sent again.
    const isNew = !proved && access.hasKey() && now - begun < options.trialSeconds * 1000;
    if (isDue || isNew || goodAt < askedAt) {
      askedAt = now;
      const isReady = await askWhatHolds();
      goodAt = now;
      if (isReady) return true;
    }
    if (settings.judge(browser.isWell(), now)) {
      log('settings: they led to no page, the ones before hold again');
      actions.note('settings.undone', '');
      await act();
    }
    return false;
  }

  /** Says when the network goes and comes, and starts its interface anew when it stays away. */
  async function watchNetwork(): Promise<void> {
    const now = performance.now();
    const isThere = await isReachable(`${server}/api/health`);
    const { networkInterface } = settings.current();
    if (isThere && lostAt !== undefined) {
      log('network: the server can be reached again');
      actions.note('network.restored', '');
      lostAt = undefined;
    } else if (!isThere && lostAt === undefined) {
      log('network: the server cannot be reached');
      actions.note('network.lost', '');
      lostAt = now;
    } else if (!isThere && networkInterface && now - (lostAt ?? now) > networkMs) {
      lostAt = now;
      await machine.restartNetwork(networkInterface);
    }
  }

  let fault = '';
  while (!end.signal.aborted) {
    try {
      if (await look()) break;
      fault = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== fault) log(`server: ${message}`);
      fault = message;
      settings.postpone(performance.now());
      await watchNetwork();
    }
    if (lostAt !== undefined && fault === '') await watchNetwork();
    await pause(options.beatSeconds * 1000, end.signal);
  }
  await browser.stop();
  actions.note('app.stopped', version);
  await Promise.race([actions.send(), pause(lastWordMs)]);
}
