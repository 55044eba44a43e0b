/** The launcher as a machine runs it: a process of its own, a folder of its own, the browser of the tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { fontConfiguration } from '../browser/fonts.ts';
import { chromiumFlags, findBrowser } from '../browser/launch.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningLauncher {
  readonly folder: string;
  /** Everything that it has said, its programs one after the other. */
  output(): string;
  /** The process that its keeper has started. */
  programPid(): number;
  /** The browser's own processes, without those that it has started. */
  browserPids(): number[];
  /** What its browser was started with. */
  browserSwitches(): string[];
  /** The processes that draw its pages. */
  pagePids(): number[];
  /** Ends all of it at once, with nothing said. */
  cutPower(): void;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
  /** Ends it as the system would. */
  stop(): Promise<void>;
  /** Ends it and takes its folder away. */
  remove(): Promise<void>;
}

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Starts the launcher for a server, quicker in everything than a hospital's.
 * @param command what is started, the sources unless a test has built something
 */
export async function startLauncher({
  server,
  folder,
  command = [process.execPath, 'launcher/main.ts'],
  more = [],
  env = {},
}: {
  server: string;
  folder?: string;
  command?: readonly string[];
  more?: readonly string[];
  env?: Record<string, string>;
}): Promise<RunningLauncher> {
  const own = folder ?? (await mkdtemp(join(tmpdir(), 'callboard-launcher-')));
  const { executablePath = '', libraries } = await findBrowser();
  const [program = '', ...first] = command;
  const switches = ['--headless=new', ...chromiumFlags].map((flag) => `--browser-switch=${flag}`);
  const options = ['--server', server, '--folder', own, '--browser', executablePath, ...switches];
  const quick = ['--beat-seconds', '0.5', '--patience-seconds', '15', '--report-seconds', '1', ...more];
  const said: string[] = [];
  const child = spawn(program, [...first, ...options, ...quick], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FONTCONFIG_FILE: await fontConfiguration(),
      ...(libraries && { LD_LIBRARY_PATH: libraries }),
      ...env,
    },
  });
  children.add(child);
  const ended = once(child, 'exit').then(() => children.delete(child));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(String(chunk)));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    folder: own,
    output: () => said.join(''),
    programPid: () => {
      const [pid = 0] = pidsWith(own).filter((one) => parentOf(one) === child.pid);
      return pid;
    },
    browserPids: () => browserPids(own),
    browserSwitches: () => browserPids(own).flatMap((pid) => commandLineOf(pid).split('\0')),
    pagePids: () => {
      const browsers = browserPids(own);
      return pidsWith('--type=renderer').filter((pid) => ancestorsOf(pid).some((one) => browsers.includes(one)));
    },
    cutPower: () => {
      for (const pid of [child.pid ?? 0, ...pidsWith(own)]) kill(pid);
    },
    ended,
    stop,
    remove: async () => {
      await stop();
      await rm(own, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The code that an unpaired screen of this server shows: its browser lets nobody look. */
export function codeIn(dataDir: string): string | undefined {
  const database = new DatabaseSync(join(dataDir, 'callboard.db'), { readOnly: true });
  try {
    return (database.prepare('SELECT code FROM pairing').get() as { code: string } | undefined)?.code;
  } finally {
    database.close();
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with another one.
  }
}

/** The processes with a text in their command line, the oldest first. */
function pidsWith(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other)
    .filter((pid) => commandLineOf(pid).includes(text));
}

function browserPids(folder: string): number[] {
  return pidsWith(`--user-data-dir=${join(folder, 'browser')}`).filter(
    (pid) => !commandLineOf(pid).includes('--type='),
  );
}

function ancestorsOf(pid: number): number[] {
  const parent = parentOf(pid);
  return parent > 1 ? [parent, ...ancestorsOf(parent)] : [];
}

function parentOf(pid: number): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
