import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exitCodes, StartProblem } from '../../ground/start-problem.ts';
import { isSqliteError } from './errors.ts';

/** What stands in a data folder that was claimed; SQLite's journal beside it stays where its process was killed. */
export const lockFiles: readonly string[] = ['lock', 'lock-journal'];

/**
 * Claims the data folder for this process until the returned function is called or the process ends, however it
 * ends: the operating system holds the lock (an exclusive transaction on a file of its own), so none goes stale.
 * @param name of the lock; the server's own unless something else is to be done by one at a time
 * @throws StartProblem if another process holds it.
 */
export function lockFolder(dataFolder: string, name = 'lock'): () => void {
  const lock = new DatabaseSync(join(dataFolder, name));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isSqliteError(error, 'busy')) throw error;
    throw new StartProblem(exitCodes.taken, `another Callboard is running on the data folder ${dataFolder}.`);
  }
  return () => lock.close();
}
