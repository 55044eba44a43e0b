/** How long a second `npm start` takes to answer `/api/health`, against a bare Node server started in the same run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/running/free-port.ts';
import { figure, median, report } from './report.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const runs = 5;
const limitMs = 120_000;
const bareServer = `require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT, '127.0.0.1')`;

const port = await freePort();
const dataDir = await mkdtemp(join(tmpdir(), 'callboard-bench-'));
const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '1' };

try {
  // The first start builds, migrates and seeds; the measured ones find all that done.
  await secondsUntilHealthy('npm', ['start']);
  const product: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < runs; run++) {
    product.push(await secondsUntilHealthy('npm', ['start']));
    bare.push(await secondsUntilHealthy(process.execPath, ['-e', bareServer]));
  }
  console.log(
    report('start', [
      figure('second npm start to /api/health', median(product), 's', { atMost: 2 }),
      figure('bare Node server to its first answer', median(bare), 's'),
      figure('ratio', median(product) / median(bare), '×'),
    ]),
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Starts a server, waits for its first good answer, stops it; answers the seconds between start and answer. */
async function secondsUntilHealthy(command: string, args: string[]): Promise<number> {
  const start = performance.now();
  // A process group of its own, so that npm, its shell and the server end together.
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  try {
    while (!(await isHealthy())) {
      if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode}.`);
      if (performance.now() - start > limitMs) throw new Error(`${command} was not healthy after ${limitMs} ms.`);
      await sleep(5);
    }
    return (performance.now() - start) / 1000;
  } finally {
    await stop(child);
  }
}

async function isHealthy(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** A server that stops holds its port until the last call is answered, when it no longer takes connections. */
function isPortFree(): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
  while (!(await isPortFree())) await sleep(20);
}
