import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { exitCodes } from '../ground/start-problem.ts';
import { highestNumber } from '../queue/highest-number.ts';
import { skipNumbers } from '../queue/skip-numbers.ts';
import { BackupProblem } from './backup-problem.ts';
import { syncFolder, writeDurably } from './pieces.ts';

/** In a data folder that was restored: how many numbers of each queue the first start on it leaves out. */
export const skipFile = 'numbers-to-skip';

/** Where nobody says how many: more patients than a room sees in a session. */
const usualSkip = 100;

/** Reads what an operator says: 0 where nothing was given after the backup. @throws BackupProblem */
export function readSkip(given = `${usualSkip}`): number {
  const skip = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (skip <= highestNumber) return skip;
  throw new BackupProblem(`--skip ${given}: say how many numbers, 0 to ${highestNumber}.`, exitCodes.usage);
}

/** Leaves word in a folder, for the first start on what was restored. */
export function leaveSkip(folder: string, count: number): void {
  writeDurably(join(folder, skipFile), [Buffer.from(`${count}\n`)]);
}

/**
 * Leaves numbers out where a restore says so, before anybody can take one. Cut short between the two steps it leaves
 * them out once more at the next start, which gives nobody's number to another either.
 */
export async function skipAfterRestore(dataFolder: string, database: Database, log: FastifyBaseLogger): Promise<void> {
  const file = join(dataFolder, skipFile);
  if (!existsSync(file)) return;
  const count = Number.parseInt(readFileSync(file, 'utf8'), 10);
  const organisations = await database.read<{ gid: string }>(
    'organisation',
    "SELECT gid FROM organisation WHERE gid <> '' AND removing_at IS NULL ORDER BY gid",
  );
  for (const { gid } of organisations) await database.write(skipNumbers, { organisationGid: gid, count });
  rmSync(file);
  syncFolder(dataFolder);
  log.warn(
    { event: 'restore.skipped', numbers: count },
    'numbers that may have been given after the backup are left out',
  );
}
