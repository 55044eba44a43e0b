/**
 * A press on Next: until its answer is confirmed, and until the number is painted, with a hundred screens open; beside a
 * request that commits one row, and a page that paints it. The two take turns, so that a neighbour disturbs both.
 * `npm run bench:desk` goes on with the patients' pages and with what they are told of their wait.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { launchBrowser } from '#tests/browser/launch.ts';
import { setUpHospital, staffPassword } from '#tests/e2e/hospital/set-up-hospital.ts';
import { freePort } from '#tests/running/free-port.ts';
import { startServer } from '#tests/running/server.ts';
import { confirmed, painted, type Target } from './desk/presses.ts';
import { figure, report } from './report.ts';

const presses = Number(process.env.DESK_PRESSES ?? 1000);
const paints = Number(process.env.DESK_PAINTS ?? 60);
const screens = Number(process.env.DESK_SCREENS ?? 100);
const atOnce = 50;

const folder = await mkdtemp(join(tmpdir(), 'desk-bench-'));
const barePort = await freePort();
const bareFile = fileURLToPath(new URL('./desk/bare-server.ts', import.meta.url));
const screensFile = fileURLToPath(new URL('./desk/screens.ts', import.meta.url));
const bare = spawn(process.execPath, [bareFile, join(folder, 'bare.db'), `${barePort}`], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(bare.stdout, 'data');
const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
const browser = await launchBrowser({ motion: true });
let watching: ChildProcess | undefined;
try {
  const hospital = await setUpHospital(server, ['103']);
  const { api, orgGid } = hospital;
  const panelGid = hospital.rooms[0]?.panel.gid ?? '';
  const path = { panelType: 'defaultPanel' };
  await api.call('updatePanel', { path, body: { gid: panelGid, callingMode: 0 } });
  await openScreens(panelGid);
  const { token } = await api.call('signInStaff', { body: { orgGid, staffId: 'nurse103', password: staffPassword } });
  await api.as(token).call('logInCounter', { path: { variant: 'clinic' }, body: { panelGid } });

  const ours: Target = {
    port: server.port,
    path: '/api/v1/collab/web/queue/clinic/next',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ panelGid }),
  };
  const theirs: Target = { port: barePort, path: '/next', headers: {}, body: '' };
  await confirmed(ours, atOnce);
  await confirmed(theirs, atOnce);
  const answered: number[] = [];
  const committed: number[] = [];
  for (let done = 0; done < presses; done += atOnce) {
    answered.push(...(await confirmed(ours, atOnce)));
    committed.push(...(await confirmed(theirs, atOnce)));
  }

  const desk = await openDesk();
  const plain = await browser.newPage();
  await plain.goto(`http://127.0.0.1:${barePort}/`);
  const shown: number[] = [];
  const drawn: number[] = [];
  for (let done = 0; done < paints; done += 1) {
    await desk.locator('[data-action=next]:enabled:not([data-waits])').waitFor();
    shown.push(await painted(desk));
    drawn.push(await painted(plain));
  }

  const ratio = (name: string, our: readonly number[], bareOnes: readonly number[], part: number, atMost: number) =>
    figure(`${name}, p${part * 100}`, at(our, part) / at(bareOnes, part), '× bare', { atMost });
  console.log(
    report('desk', [
      figure('screens open', screens, 'streams'),
      figure('press to confirmed answer, p50', at(answered, 0.5), 'ms'),
      figure('press to confirmed answer, p99', at(answered, 0.99), 'ms'),
      ratio('press to confirmed answer', answered, committed, 0.5, 3),
      ratio('press to confirmed answer', answered, committed, 0.99, 3),
      figure('press to painted number, p50', at(shown, 0.5), 'ms'),
      ratio('press to painted number', shown, drawn, 0.5, 2),
      ratio('press to painted number', shown, drawn, 0.99, 2),
    ]),
  );

  async function openDesk(): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.url}/quick-login/panel-controller/${orgGid}/${panelGid}`);
    for (const [name, value] of Object.entries({ staffId: 'nurse103', password: staffPassword }))
      await page.locator(`input[name=${name}]`).fill(value);
    await page.locator('button[type=submit]').click();
    await page.locator('[data-action=next]').waitFor();
    return page;
  }

  /** Screens that are kept up to date, in a process of their own: what they read must not hold up the desk here. */
  async function openScreens(gid: string): Promise<void> {
    const tickets: string[] = [];
    while (tickets.length < screens) tickets.push((await api.call('createStreamTicket')).ticket);
    const stream = `${server.url}/api/v1/collab/web/panel/stream?panelGid=${gid}`;
    watching = spawn(process.execPath, [screensFile, stream, ...tickets], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(watching.stdout!, 'data');
  }
} finally {
  watching?.kill();
  await browser.close();
  await server.stop();
  bare.kill();
  await rm(folder, { recursive: true, force: true });
}

/** The value that so large a part of all lies at or below. */
function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
