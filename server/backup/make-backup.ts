import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { BackupManifest } from '#generated/device.ts';
import { exitCodes } from '../ground/start-problem.ts';
import {
  beginFolder,
  type FoundBackup,
  findBackups,
  findUnfinished,
  finishFolder,
  removeOld,
} from './backup-folder.ts';
import { asProblem, BackupProblem } from './backup-problem.ts';
import type { BackupSettings } from './backup-settings.ts';
import { workFolderOf } from './clear-unfinished.ts';
import { fillBackup } from './fill-backup.ts';
import { oneAtATime } from './lock.ts';
import { manifestName } from './manifest.ts';
import { writeDurably } from './pieces.ts';
import { readInstallation } from './read-installation.ts';

/** A backup that was made. */
export interface MadeBackup extends FoundBackup {
  /** Why older ones, or what they left, could not be removed. */
  readonly notCleared: string | undefined;
}

/**
 * Makes a complete backup beside a running server, then removes the oldest beyond BACKUP_KEEP. It is there whole under
 * its name or not at all, and earlier ones go only after it is. What other installations keep there stays.
 * @throws BackupProblem
 */
export async function makeBackup(settings: BackupSettings): Promise<MadeBackup> {
  const folder = resolve(settings.BACKUP_DIR);
  const dataFolder = resolve(settings.DATA_DIR);
  if (!settings.BACKUP_DIR) throw new BackupProblem('BACKUP_DIR says where backups go; it is empty.', exitCodes.usage);
  if (`${folder}${sep}`.startsWith(`${dataFolder}${sep}`)) {
    const inside = 'BACKUP_DIR lies inside DATA_DIR, with which it would be lost.';
    throw new BackupProblem(inside, exitCodes.usage, 'folderInsideData');
  }
  if (!existsSync(dataFolder)) {
    throw new BackupProblem(`there is no data folder ${dataFolder}.`, exitCodes.usage, 'noDatabase');
  }
  return oneAtATime(dataFolder, settings.DATABASE_URL, async () => {
    const installation = await readInstallation(settings);
    const making = beginFolder(folder, installation);
    const work = workFolderOf(dataFolder);
    try {
      makeRoom(folder, making, installation);
      rmSync(work, { recursive: true, force: true });
      mkdirSync(work, { mode: 0o700 });
      const startedAt = Date.now();
      const before = findBackups(folder, installation)[0];
      const filled = await fillBackup(settings, { dataFolder, making, work, before });
      const manifest: BackupManifest = { ...filled, startedAt, completedAt: Date.now() };
      writeDurably(join(making, manifestName), [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
      const name = finishFolder(folder, making, startedAt);
      const notCleared = removeOld(folder, settings.BACKUP_KEEP, installation);
      return { name, folder: join(folder, name), manifest, notCleared };
    } catch (error) {
      rmSync(making, { recursive: true, force: true });
      throw asProblem(error, 'the backup was not made');
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  });
}

/** What earlier ones left unfinished takes up room; what cannot be removed is reported once the backup is made. */
function makeRoom(folder: string, making: string, installation: string | undefined): void {
  for (const path of findUnfinished(folder, installation).filter((one) => one !== making)) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Tried again, and told, when the backup is made (removeOld).
    }
  }
}
