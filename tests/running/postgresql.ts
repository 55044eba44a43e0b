/**
 * A real PostgreSQL for tests, on a temporary folder and a free port of 127.0.0.1: the machine's own (15 or newer),
 * else the one from npm. It refuses to run as root, so there it runs as another user.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { findPostgresql, unprivilegedUser } from './postgresql-binaries.ts';
import { queryDatabase } from './postgresql-database.ts';

const run = promisify(execFile);
const user = 'callboard';
const startLimitMs = 60_000;

export interface RunningPostgresql {
  /** Address of its own database, from which others are made (postgresql-database.ts). */
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on its folder and port. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

const children = new Set<ChildProcess>();
const folders = new Set<string>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGQUIT');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** @param settings over the defaults, such as `{ fsync: 'on' }` */
export async function startPostgresql(settings: Record<string, string> = {}): Promise<RunningPostgresql> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-pg-'));
  folders.add(folder);
  const identity = await unprivilegedUser();
  const binaries = await findPostgresql((from) => copyInto(folder, from), identity !== undefined);
  const data = join(folder, 'data');
  const password = randomBytes(9).toString('hex');
  await writeFile(join(folder, 'password'), password);
  if (identity) await Promise.all([folder, join(folder, 'password')].map((path) => chown(path, ...idsOf(identity))));
  // Another order of text than SQLite's, as in most installations: the columns must bring their own.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en'];
  const access = [`--username=${user}`, '--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`];
  const options = { ...identity, cwd: folder, env: { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C' } };
  await run(join(binaries, 'initdb'), ['-D', data, '--no-sync', '--no-instructions', ...locale, ...access], options);
  const port = await freePort();
  const url = `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`;
  const configuration: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '300',
    shared_buffers: '32MB',
    // Nobody cuts the power of a test; that a commit survives the process's death does not need it.
    fsync: 'off',
    ...settings,
  };
  const flags = Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess;
  let printed = '';

  const start = async () => {
    child = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        printed = `${printed}${chunk}`.slice(-20_000);
      });
    }
    const giveUp = Date.now() + startLimitMs;
    for (;;) {
      const up = await queryDatabase(url, 'SELECT 1').then(
        () => true,
        () => false,
      );
      if (up) return;
      if (hasEnded(child) || Date.now() > giveUp) throw new Error(`PostgreSQL did not start:\n${printed}`);
      await sleep(50);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    url,
    // SIGQUIT: every process of it ends at once without writing anything, and it must recover at the next start.
    kill: () => end('SIGQUIT'),
    start,
    stop: async () => {
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
      folders.delete(folder);
    },
  };
}

async function copyInto(folder: string, from: string): Promise<string> {
  const target = join(folder, 'binaries');
  await cp(from, target, { recursive: true, verbatimSymlinks: true });
  return target;
}

function idsOf({ uid, gid }: { uid: number; gid: number }): [number, number] {
  return [uid, gid];
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
