import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { isSea } from 'node:sea';
import type { Log } from '../log.ts';
import type { Options } from '../options.ts';
import { pause } from '../pause.ts';
import { type Installed, installedIn } from './installed.ts';

/** What a program says to its keeper: that it has reported while its browser showed a page. */
export type Said = 'proved';

/** Where a started program finds the script that it is to be; empty for what came with the installation. */
export const scriptVariable = 'CALLBOARD_LAUNCHER_SCRIPT';

const mostTries = 3;
const mostPauseMs = 60_000;
/** A program that ends in peace does so within this. */
const stopMs = 10_000;

/**
 * Runs the current release and starts it again whenever it ends, until a signal ends it. A new release that has not
 * reported in time, or ends again and again before it does, makes room for the one before.
 */
export async function keepProgram(options: Options, log: Log): Promise<void> {
  const installed = installedIn(options.folder);
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end.abort());
  let failures = 0;
  while (!end.signal.aborted) {
    if (!installed.isWhole()) {
      log('keeper: the release on the disk is not what was installed');
      goBack(installed, log, false);
    }
    const started = performance.now();
    const why = await oneRun(installed, options, log, end.signal);
    if (end.signal.aborted) break;
    failures = why === 'updated' || performance.now() - started > mostPauseMs ? 0 : failures + 1;
    if (failures > 0) {
      const waitMs = Math.min(mostPauseMs, 500 * 2 ** failures);
      log(`keeper: the program has ended (${why}); it is started again in ${waitMs / 1000} s`);
      await pause(waitMs, end.signal);
    }
  }
}

async function oneRun(installed: Installed, options: Options, log: Log, end: AbortSignal): Promise<string> {
  const before = installed.state();
  const onTrial = before.tries !== undefined;
  if (onTrial && (before.tries ?? 0) >= mostTries) {
    log('keeper: the new release has ended again and again');
    goBack(installed, log, true);
    return 'updated';
  }
  installed.noteTry();
  log(`keeper: starts ${before.current?.versionNumber ?? 'the release of the installation'}`);
  const child = startProgram(installed.script() ?? '');
  const ended = endOf(child);
  const proved = new Promise<'proved'>((resolve) => {
    child.on('message', (said: Said) => {
      if (said === 'proved') resolve('proved');
    });
  });
  const stopped = new AbortController();
  const asked = pause(2 ** 31 - 1, AbortSignal.any([end, stopped.signal])).then(() => 'end' as const);
  const late = onTrial ? pause(options.trialSeconds * 1000, stopped.signal).then(() => 'late' as const) : proved;
  try {
    const first = await Promise.race([ended, proved, asked, late]);
    if (first === 'late') {
      log(`keeper: the new release has not reported within ${options.trialSeconds} s`);
      await stop(child, ended);
      goBack(installed, log, true);
      return 'updated';
    }
    if (first === 'proved') {
      installed.prove(before.current);
      if (onTrial) log(`keeper: ${before.current?.versionNumber} has proved itself`);
    }
    const last = first === 'proved' ? await Promise.race([ended, asked]) : first;
    if (last === 'end') {
      await stop(child, ended);
      return 'end';
    }
    // Ended for another release, which is there by now.
    return installed.state().current?.scriptSha256 === before.current?.scriptSha256 ? last : 'updated';
  } finally {
    stopped.abort();
  }
}

function startProgram(script: string): ChildProcess {
  const own = isSea() ? [] : [process.argv[1] ?? ''];
  return spawn(process.execPath, [...process.execArgv, ...own, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [scriptVariable]: script },
    windowsHide: true,
  });
}

async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return signal ?? `code ${code}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Asks in peace first, so that the browser ends too; by closing the line on Windows, which knows no signals. */
async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.connected) child.disconnect();
  const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await ended;
  clearTimeout(late);
}

function goBack(installed: Installed, log: Log, isAtFault: boolean): void {
  installed.goBack(Date.now(), isAtFault);
  log(`keeper: goes back to ${installed.state().current?.versionNumber ?? 'the release of the installation'}`);
}
