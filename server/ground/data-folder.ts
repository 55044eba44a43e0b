import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { exitCodes, StartProblem } from './start-problem.ts';

/**
 * Makes the data folder if there is none and tries to write in it.
 * @returns its absolute path
 * @throws StartProblem if it cannot be made or written
 */
export function ensureDataFolder(folder: string): string {
  const path = resolve(folder);
  const probe = join(path, '.writable');
  try {
    makeFolder(path);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartProblem(
      exitCodes.unwritable,
      `the data folder ${path} cannot be written (${reason}). Set DATA_DIR to a folder that this user may write.`,
    );
  }
  return path;
}
