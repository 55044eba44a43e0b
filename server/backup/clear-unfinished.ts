import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exitCodes } from '../ground/start-problem.ts';
import { isUnfinished } from './backup-folder.ts';
import { BackupProblem } from './backup-problem.ts';
import type { BackupSettings } from './backup-settings.ts';
import { oneAtATime } from './lock.ts';
import { readInstallation } from './read-installation.ts';

/** In the data folder: what is to be sealed never lies open in the folder of backups. */
export function workFolderOf(dataFolder: string): string {
  return join(dataFolder, 'backup-work');
}

/**
 * Clears away what a backup left that was cut short: half of it, and the copy that was to be sealed. Where one is being
 * made, it does so itself. Nobody waits for a share that does not answer.
 */
export async function clearUnfinished(settings: BackupSettings): Promise<void> {
  const dataFolder = resolve(settings.DATA_DIR);
  try {
    await oneAtATime(dataFolder, settings.DATABASE_URL, async () => {
      await rm(workFolderOf(dataFolder), { recursive: true, force: true });
      const folder = resolve(settings.BACKUP_DIR);
      const names = await readdir(folder).catch(() => []);
      const installation = await readInstallation(settings);
      const left = names.filter((name) => isUnfinished(name, installation));
      for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
    });
  } catch (error) {
    if (!(error instanceof BackupProblem && error.exitCode === exitCodes.taken)) throw error;
  }
}
