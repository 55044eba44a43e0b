import { statfsSync } from 'node:fs';
import { limits } from '#generated/limits.ts';
import { exitCodes } from '../ground/start-problem.ts';
import { BackupProblem } from './backup-problem.ts';

/**
 * Expects room on the disk for bytes of a backup beside what the database needs to go on: the backup that a full disk
 * stops is missed less than the calls it would stop.
 * @throws BackupProblem diskFull
 */
export function expectRoomForCopy(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize - bytes >= limits.diskReserveBytes) return;
  const [free, needed, reserve] = [bavail * bsize, bytes, limits.diskReserveBytes].map((size) =>
    Math.ceil(size / 1024 ** 2),
  );
  throw new BackupProblem(
    `the disk is too full: ${needed} MB are needed in ${folder} and ${reserve} MB beside them, ${free} MB are free.`,
    exitCodes.unwritable,
    'diskFull',
  );
}
