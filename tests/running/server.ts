/** The product as a hospital runs it: `server/main.ts` in a process of its own, on a free port and a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 180_000;
const stopLimitMs = 15_000;

export type StartOptions = {
  /** Environment over the defaults: a temporary DATA_DIR, a free PORT, DEMO=0 and a known ADMIN_PASSWORD. */
  env?: Record<string, string>;
  /** The tree to run, this repository unless a test works on a copy. */
  root?: string;
  /** What is started there, the product unless something is measured against a part of it. */
  entry?: string;
};

export type RunningServer = {
  url: string;
  port: number;
  dataDir: string;
  /** The password of the system-advance account. */
  adminPassword: string;
  /** Everything the server has printed, oldest first, across restarts. */
  output: () => string;
  /** Ends the process as a supervisor would and removes the data folder. */
  stop: () => Promise<void>;
  /** Ends the process as a power cut would; the data folder stays. */
  kill9: () => Promise<void>;
  /** Sends the process a signal. */
  signal: (signal: NodeJS.Signals) => void;
  /** Starts it again on the same port and folder, after stopping it if it still runs. */
  restart: () => Promise<void>;
};

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts the server and waits until it is healthy; rejects with what it printed if it ends or stays silent. */
export async function startServer({
  env = {},
  root = repository,
  entry = 'server/main.ts',
}: StartOptions = {}): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'callboard-')));
  const adminPassword = env.ADMIN_PASSWORD ?? 'Correct-horse-7';
  // The browser's own way to say this machine, for which test certificates are made.
  const url = env.TLS_CERT_FILE ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const printed: string[] = [];
  const environment = {
    ...process.env,
    HOST: '127.0.0.1',
    DEMO: '0',
    DATABASE_URL: '',
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
  };
  let child: ChildProcess;

  const start = async () => {
    child = spawn(process.execPath, [entry], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(String(chunk)));
    await healthy(child, url, printed);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await ended;
    clearTimeout(late);
  };

  await start();
  return {
    url,
    port,
    dataDir,
    adminPassword,
    output: () => printed.join(''),
    stop: async () => {
      await end('SIGTERM');
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
    kill9: () => end('SIGKILL'),
    signal: (signal) => void child.kill(signal),
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Certificates of tests are nobody's but the test's: here only whether it answers counts. */
async function isHealthy(url: string): Promise<boolean> {
  if (url.startsWith('http:')) return (await fetch(`${url}/api/health`).catch(() => undefined))?.ok ?? false;
  return new Promise((resolve) => {
    const request = get(`${url}/api/health`, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });
}

async function healthy(child: ChildProcess, url: string, printed: string[]): Promise<void> {
  const giveUp = Date.now() + startLimitMs;
  while (Date.now() < giveUp) {
    if (hasEnded(child))
      throw new Error(`The server ended (${child.exitCode ?? child.signalCode}):\n${printed.join('')}`);
    if (await isHealthy(url)) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not healthy after ${startLimitMs} ms:\n${printed.join('')}`);
}
