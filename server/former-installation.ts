import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { restoringFolder } from './backup/restoring-folder.ts';
import type { Database } from './database/database.ts';
import { fileNameOf, fileUrl } from './files/file-url.ts';
import { exitCodes, StartProblem } from './ground/start-problem.ts';

/** What a data folder has that was in use, besides its database. */
const signs = ['files', 'reports', 'callboard.db-wal'];

/**
 * Refuses a data folder in which a restore has left something: what it filled, a database of PostgreSQL too, may be half,
 * or still count as the log that screens know.
 * @throws StartProblem before anything is changed
 */
export function refuseHalfRestore(dataFolder: string): void {
  if (isThere(join(dataFolder, restoringFolder))) throw lost(dataFolder, 'a restore into it was cut short');
}

/**
 * Refuses a data folder that was in use and has lost its database: an empty one in its place would become a demo
 * hospital, and its files would be cleared away as nobody's.
 * @throws StartProblem before anything is changed
 */
export function refuseLostFile(dataFolder: string): void {
  if (bytesOf(join(dataFolder, 'callboard.db')) > 0) return;
  const sign = signs.find((name) => isThere(join(dataFolder, name)));
  if (sign) throw lost(dataFolder, `its database callboard.db is missing or empty, but there is ${sign}`);
}

/**
 * The same for a database that knows nothing while there are uploaded files, whatever engine it is of.
 * @throws StartProblem before a file is touched
 */
export async function refuseStrangeFiles(dataFolder: string, database: Database): Promise<void> {
  const folder = join(dataFolder, 'files');
  const names = isThere(folder) ? readdirSync(folder) : [];
  if (!names.some((name) => fileNameOf(fileUrl(name)))) return;
  const known = await database.read(
    ['file', 'organisation'],
    "SELECT 1 AS known WHERE EXISTS (SELECT 1 FROM organisation WHERE gid <> '') OR EXISTS (SELECT 1 FROM file)",
  );
  if (known.length === 0) throw lost(dataFolder, 'the database is empty, but there are uploaded files');
}

function lost(dataFolder: string, reason: string): StartProblem {
  return new StartProblem(
    exitCodes.corrupt,
    `the data folder ${dataFolder} was in use: ${reason}. Nothing was changed. Restore a backup into an empty folder, with PostgreSQL into an empty database too (npm run restore -- <backup>); to begin with an empty hospital, move this folder away.`,
  );
}

/** A file with something in it, or a folder with something in it. */
function isThere(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() ? readdirSync(path).length > 0 : (found?.size ?? 0) > 0;
}

function bytesOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
