/**
 * What five thousand devices cost that report every fifteen seconds, on both engines: processor and answers of the
 * server; and the page that lists them: until it stands, and until it follows what is typed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from 'playwright';
import type { Api } from '#demo/api.ts';
import { launchBrowser } from '#tests/browser/launch.ts';
import { openAdmin } from '#tests/e2e/hospital/admin-page.ts';
import { organisationPassword, setUpHospital } from '#tests/e2e/hospital/set-up-hospital.ts';
import { type RunningServer, startServer } from '#tests/running/server.ts';
import { sendHeartbeats, type Target } from './devices/heartbeats.ts';
import { filtered } from './devices/typed.ts';
import { openStores } from './queue/store.ts';
import { type Figure, figure, report } from './report.ts';

const devices = Number(process.env.DEVICES ?? 5000);
const rounds = Number(process.env.DEVICE_ROUNDS ?? 4);
const engines = (process.env.DEVICE_ENGINES ?? 'sqlite,postgresql').split(',') as ('sqlite' | 'postgresql')[];
/** As many as one panel keeps. */
const ofPanel = 20;
const everyMs = 15_000;
const metricsToken = 'bench-token-of-metrics';

const figures: Figure[] = [];
let bareShare: number | undefined;
const browser = await launchBrowser({ motion: true });
try {
  await measureBare();
  for (const engine of engines) await measure(engine, browser);
} finally {
  await browser.close();
}
console.log(report('devices', figures));

async function measure(engine: 'sqlite' | 'postgresql', browser: Browser): Promise<void> {
  const stores = await openStores(engine);
  const { variables } = await stores.create();
  const server = await startServer({ env: { ...variables, LOG_LEVEL: 'warn', METRICS_TOKEN: metricsToken } });
  try {
    const hospital = await setUpHospital(server, ['101']);
    const targets = await hang(server, hospital.api);
    await measureHeartbeats(engine, server.url, targets);

    const page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
    const went = performance.now();
    await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
    await page.getByRole('row').nth(50).waitFor();
    figures.push(figure(`${engine}: page stands`, performance.now() - went, 'ms'));
    // Figures that stand in no browser's version, so that each key changes what the list shows.
    const typed = await filtered(page, ['5', '3', 'Backspace', '9', '1', 'Backspace', 'Backspace', 'Backspace']);
    figures.push(figure(`${engine}: list follows a key, worst`, Math.max(...typed), 'ms', { atMost: 100 }));
    await page.close();
  } finally {
    await server.stop();
    await stores.remove();
  }
}

/** What the same reports cost a server that does nothing with them: no other can do with less on this machine. */
async function measureBare(): Promise<void> {
  const bare = fork(new URL('./devices/bare-server.ts', import.meta.url));
  try {
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const name = (place: number) => `screen${String(place).padStart(6, '0')}`;
    const targets = Array.from({ length: devices }, (_, place) => ({ port, token: 'none', screen: name(place) }));
    await measureHeartbeats('bare', `http://127.0.0.1:${port}`, targets);
  } finally {
    bare.kill();
  }
}

/** Every device reports every fifteen seconds: the processor's share, and how long each waited. */
async function measureHeartbeats(name: string, url: string, targets: readonly Target[]): Promise<void> {
  // The first rounds make the rows, and the server its checks of all operations, which takes a minute; what counts is
  // every other one.
  for (const _ of [1, 2, 3, 4]) await sendHeartbeats(targets, everyMs, 0);
  const answers: number[] = [];
  const [cpuBefore, began] = [await cpuOf(url), performance.now()];
  for (let round = 1; round <= rounds; round += 1) answers.push(...(await sendHeartbeats(targets, everyMs, round)));
  const share = ((await cpuOf(url)) - cpuBefore) / ((performance.now() - began) / 1000);
  answers.sort((one, other) => one - other);
  bareShare ??= share;
  figures.push(figure(`${name}: heartbeats`, targets.length / (everyMs / 1000), 'a second'));
  const isBare = name === 'bare';
  figures.push(figure(`${name}: share of a core`, share * 100, '%', isBare ? undefined : { atMost: 5 }));
  if (!isBare) figures.push(figure(`${name}: beside a bare server`, share / bareShare, 'times'));
  figures.push(figure(`${name}: answer, p50`, at(answers, 0.5), 'ms'));
  figures.push(figure(`${name}: answer, p99`, at(answers, 0.99), 'ms', isBare ? undefined : { atMost: 20 }));
}

/** Panels with as many screens as each keeps; where and as whom each of these reports. */
async function hang({ port }: RunningServer, api: Api): Promise<Target[]> {
  const rows = Array.from({ length: Math.ceil(devices / ofPanel) }, (_, place) => ({ name: `Hall ${place + 1000}` }));
  for (let from = 0; from < rows.length; from += 100) {
    await api.call('createPanelSeries', {
      body: { panelType: 'defaultPanel', rows: rows.slice(from, from + 100) },
    });
  }
  const targets: Target[] = [];
  for (let page = 1; targets.length < devices; page += 1) {
    const { data } = await api.call('listPanel', { query: { page, limit: 100, search: 'Hall' } });
    if (data.length === 0) throw new Error(`only ${targets.length} screens could be hung`);
    for (const panel of data) {
      const key = new URL(panel.exclusiveUrl ?? '', 'http://localhost').searchParams.get('key') ?? '';
      const { token } = await api.call('signInPanel', { body: { panelGid: panel.gid, key } });
      for (let place = 0; place < ofPanel && targets.length < devices; place += 1)
        targets.push({ port, token, screen: `screen${String(targets.length).padStart(6, '0')}` });
    }
  }
  return targets;
}

/** Processor time that a server has used, in seconds. */
async function cpuOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(/^process_cpu_seconds_total ([\d.e+-]+)$/m.exec(await answer.text())?.[1] ?? Number.NaN);
}

/** The value that so large a part of all lies at or below. */
function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
