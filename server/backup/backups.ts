import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import type { Backup } from '#generated/shapes.ts';
import type { Database } from '../database/database.ts';
import { minuteMs } from '../ground/durations.ts';
import type { Environment } from '../ground/environment.ts';
import { inTime } from '../ground/in-time.ts';
import { exitCodes } from '../ground/start-problem.ts';
import { noteFailedRun } from '../scheduler/commands.ts';
import type { ToldProblem } from './backup-problem.ts';
import { clearUnfinished } from './clear-unfinished.ts';
import { noteBackup } from './commands.ts';
import { lastDue } from './due.ts';
import { isOf, ownInstallation } from './installation.ts';
import { isAhead, newestFirst } from './newest-first.ts';
import { type ReadBackup, readBackup } from './read-backup.ts';

const lookEveryMs = minuteMs;
/** A start has enough to do. */
const firstLookMs = 5000;
/** A disk that must begin to turn has answered by then. */
const patienceMs = 15_000;
const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Backups of this installation, made by schedule or when somebody asks. */
export interface Backups {
  /** Complete backups of this installation, the newest first, as of the last look. */
  readonly found: () => readonly Backup[];
  /** The newest, but for those of a clock that was ahead; undefined while there is none. */
  readonly lastBackup: () => Backup | undefined;
  readonly isUnderWay: () => boolean;
  /** Looks what lies in the folder of backups now. @throws Error if the folder does not answer in time */
  refresh(): Promise<void>;
  /** Makes one now, or waits for the one that is being made; false if it failed. */
  make(): Promise<boolean>;
  /** Makes one whenever it is due. */
  start(): void;
  /** Gives up the one under way; nothing of it is left. */
  stop(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly backups: Backups;
  }
}

interface BackupsOptions {
  readonly environment: Environment;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** How long the folder of backups may take to answer. */
  readonly folderPatienceMs?: number;
}

/**
 * Looks each minute whether a backup is due by what lies in BACKUP_DIR, so that a restart or a machine that slept
 * changes nothing. It is made by another process at the lowest priority, which only reads: no call waits for it. Of
 * several servers on one PostgreSQL one makes it at a time.
 */
export function openBackups(options: BackupsOptions): Backups {
  const { environment, database, log, folderPatienceMs = patienceMs } = options;
  const { BACKUP_DIR } = environment;
  const folder = resolve(BACKUP_DIR);
  const known = new Map<string, ReadBackup>();
  let installation: string | undefined;
  let found: readonly Backup[] = [];
  let reading: Promise<void> | undefined;
  let underWay: Promise<boolean> | undefined;
  let child: ReturnType<typeof spawn> | undefined;
  let timers: NodeJS.Timeout[] = [];
  /** By a clock that nobody sets. */
  let failedAt = Number.NEGATIVE_INFINITY;
  let noted = '';
  let notedAt = 0;
  let stopped = false;
  let cleared: Promise<void> | undefined;

  const knowInstallation = async () => {
    installation ??= await ownInstallation(database).catch(() => undefined);
  };
  const readFolder = async () => {
    if (!BACKUP_DIR) return;
    await knowInstallation();
    const names: string[] = await readdir(folder).catch(() => []);
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    for (const name of names) {
      const read = known.get(name) ?? (await readBackup(folder, name));
      if (read) known.set(name, read);
    }
    const own = [...known.values()].filter((read) => isOf(read.installation, installation));
    found = newestFirst(
      own.map(({ backup }) => backup),
      ({ startedAt }) => startedAt,
      Date.now(),
    );
    // One that was made since, by hand or by another server: the same failure after it is news again.
    if ((lastBackup()?.completedAt ?? 0) > notedAt) noted = '';
  };
  // A share that hangs holds one of the few threads that files, sign-ins and names wait for, and never a second one.
  const refresh = () => {
    reading ??= readFolder().finally(() => {
      reading = undefined;
    });
    return inTime(reading, AbortSignal.timeout(folderPatienceMs));
  };
  /** The newest as of now, not of a look that began earlier; undefined too where the folder does not answer. */
  const newest = async () => {
    try {
      if (reading) await refresh();
      await refresh();
      return lastBackup();
    } catch {
      return undefined;
    }
  };
  const lastBackup = () => found.find(({ startedAt }) => !isAhead(startedAt, Date.now()));
  const run = () =>
    new Promise<{ code: number | null; said: string; told?: ToldProblem }>((done) => {
      let said = '';
      let told: ToldProblem | undefined;
      child = spawn(process.execPath, [program, 'make'], {
        env: variablesOf(environment),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      child.stderr?.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-4000);
      });
      child.once('message', (problem) => {
        told = problem as ToldProblem;
      });
      child.once('error', (error) => done({ code: exitCodes.unwritable, said: error.message }));
      child.once('close', (code) => done({ code, said, told }));
    });
  /** What a process left that was killed, this server's own or that of the one before it. */
  const clear = () =>
    clearUnfinished(environment).catch((error) => log.warn({ err: error }, 'half a backup was not removed'));
  const makeOne = async (): Promise<boolean> => {
    await cleared;
    const { code, said, told } = await run();
    child = undefined;
    if (stopped) return false;
    const made = await newest();
    if (stopped) return false;
    if (code === 0) {
      [failedAt, noted] = [Number.NEGATIVE_INFINITY, ''];
      log.info({ backup: made }, 'a backup was made');
      if (made) await note(() => database.write(noteBackup, made));
      if (told) {
        log.warn({ event: 'backup.notCleared', reason: told.message }, 'older backups were not deleted');
        const failure = { organisationGid: '', job: 'backupClearing', message: told.message } as const;
        await note(() => database.write(noteFailedRun, failure));
      }
      return true;
    }
    if (code === null) cleared = clear();
    if (code === exitCodes.taken) return false; // somebody else makes one
    failedAt = performance.now();
    const { message, fault = 'failed' } = told ?? { message: said.trim() || `the process ended with ${code}` };
    log.error({ event: 'backup.failed', reason: message }, 'the backup failed');
    if (message !== noted) {
      await note(async () => {
        await database.write(noteFailedRun, { organisationGid: '', job: 'backup', message, backupFault: fault });
        [noted, notedAt] = [message, Date.now()];
      });
    }
    return false;
  };
  const note = (write: () => Promise<unknown>) =>
    write().catch((error) => log.warn({ err: error }, 'the backup was not noted'));
  const make = () => {
    underWay ??= makeOne().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const look = async () => {
    await refresh();
    const isDue = (lastBackup()?.startedAt ?? 0) < lastDue(environment, Date.now());
    const isSoonAfterFailure = performance.now() - failedAt < limits.backupRetryMinutes * minuteMs;
    if (isDue && !isSoonAfterFailure && !stopped) await make();
  };
  const lookQuietly = () => void look().catch((error) => log.warn({ err: error }, 'backups could not be looked at'));

  return {
    found: () => found,
    lastBackup,
    isUnderWay: () => underWay !== undefined,
    refresh,
    make,
    start: () => {
      // Also for one that is made by hand, into a folder that this server does not know.
      void knowInstallation();
      if (!BACKUP_DIR) return;
      cleared = clear();
      timers = [setTimeout(lookQuietly, firstLookMs), setInterval(lookQuietly, lookEveryMs)];
      for (const timer of timers) timer.unref();
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      child?.kill('SIGTERM');
      await underWay?.catch(() => undefined);
    },
  };
}

/** The process's own variables, and what this server was started with. */
function variablesOf(environment: Environment): NodeJS.ProcessEnv {
  const given = Object.entries(environment).map(([name, value]) => [name, String(value)]);
  return { ...process.env, ...Object.fromEntries(given) };
}
