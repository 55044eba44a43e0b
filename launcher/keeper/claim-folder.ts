import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Log } from '../log.ts';
import { pause } from '../pause.ts';

/** A launcher that was asked to end needs up to ten seconds. */
const usualWaitMs = 15_000;
const retryMs = 250;

/**
 * Claims the folder for this process until it ends, however it ends, or until what this gives is called: two launchers
 * of one folder would end each other's browser. The system holds the lock (an exclusive transaction of SQLite), so a
 * power cut leaves none behind. Where it can hold none, the screen is not to stay dark for that: nothing is claimed.
 * @param waitMs how long a launcher that has the folder may take to end
 * @throws Error that says in plain words that a launcher is running already
 */
export async function claimFolder(folder: string, log: Log, waitMs = usualWaitMs): Promise<(() => void) | undefined> {
  const since = performance.now();
  for (let tries = 0; ; tries += 1) {
    const claim = tryToClaim(folder);
    if (claim !== 'taken') return claim;
    if (performance.now() - since >= waitMs) break;
    if (tries === 0) log(`keeper: another launcher has the folder and is given ${waitMs / 1000} s to end`);
    await pause(retryMs);
  }
  throw new Error(`a launcher is running already on the folder ${folder}; this one ends. What it does: launcher.log`);
}

function tryToClaim(folder: string): (() => void) | undefined | 'taken' {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, 'lock'));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const held = lock;
    return () => held.close();
  } catch (error) {
    lock?.close();
    // SQLITE_BUSY, of whichever kind: another process has it.
    return ((error as { errcode?: number }).errcode ?? 0) % 256 === 5 ? 'taken' : undefined;
  }
}
