import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BackupManifest } from '#generated/device.ts';
import { unknownMigration } from '../database/migration-files.ts';
import { lockFiles, lockFolder } from '../database/sqlite/lock-folder.ts';
import type { Environment } from '../ground/environment.ts';
import { makeFolder } from '../ground/make-folder.ts';
import { exitCodes } from '../ground/start-problem.ts';
import { asProblem, BackupProblem } from './backup-problem.ts';
import { filesFolder, sealedSuffix } from './copy-files.ts';
import { checkSqlite, migrationsOfSqlite } from './copy-sqlite.ts';
import { auditKeyName } from './fill-backup.ts';
import { newEpochs } from './new-epochs.ts';
import { syncFolder, writeDurably } from './pieces.ts';
import { restoringFolder } from './restoring-folder.ts';
import type { Opener } from './seal-key.ts';
import { leaveSkip, skipFile } from './skip-after-restore.ts';
import { checkSums, contentOf, openerFor } from './verify-backup.ts';

/** What an empty folder may hold: a lock, half a restore, and what systems put into each disk. */
const nothing = new Set([restoringFolder, ...lockFiles, 'lost+found', '.DS_Store', 'System Volume Information']);

export interface RestoreOptions {
  /** For a sealed backup. */
  readonly opener: Opener | undefined;
  /** How many numbers of each queue the first start leaves out: they may have been given after the backup. */
  readonly skip: number;
}

/**
 * Puts a backup into an empty data folder, and an empty database with PostgreSQL. Everything is checked before anything
 * gets its place, the database last: a restore that was cut short is no installation.
 * @throws BackupProblem; then the folder is as empty as before
 */
export async function restoreBackup(
  folder: string,
  { DATA_DIR, DATABASE_URL: url }: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>,
  { opener, skip }: RestoreOptions,
): Promise<BackupManifest> {
  const dataFolder = resolve(DATA_DIR);
  const { manifest, sums } = checkSums(folder);
  const used = openerFor(manifest, opener);
  if ((manifest.engine === 'postgresql') !== (url !== '')) {
    const wanted = url ? 'Leave DATABASE_URL empty' : 'Set DATABASE_URL to an empty database';
    throw new BackupProblem(`this backup was made with ${manifest.engine}. ${wanted}.`, exitCodes.usage);
  }
  refuseUnlessEmpty(dataFolder);
  makeFolder(dataFolder);
  const unlock = lockFolder(dataFolder);
  const work = join(dataFolder, restoringFolder);
  const placed: string[] = [];
  const place = (name: string, as = name) => {
    if (!existsSync(join(work, name))) return;
    renameSync(join(work, name), join(dataFolder, as));
    placed.push(as);
  };
  try {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(join(work, filesFolder), { recursive: true, mode: 0o700 });
    for (const name of sums.keys()) writeDurably(join(work, plainName(name)), contentOf(folder, name, used));
    const databaseName = plainName(manifest.database.name);
    const database = join(work, databaseName);
    const postgresql = url ? await import('./copy-postgresql.ts') : undefined;
    if (postgresql) {
      await postgresql.refuseUnlessEmptyDatabase(url);
      refuseNewer(manifest, await postgresql.migrationsOfDump(database, manifest.tool ?? ''));
    } else {
      checkSqlite(database);
      refuseNewer(manifest, migrationsOfSqlite(database));
      renewEpochs(database);
    }
    if (skip > 0) leaveSkip(work, skip);
    place(auditKeyName);
    place(filesFolder);
    place(skipFile);
    syncFolder(dataFolder);
    if (postgresql) await postgresql.restorePostgresql(url, database, manifest.tool ?? '');
    else place(databaseName, 'callboard.db');
    syncFolder(dataFolder);
  } catch (error) {
    for (const name of placed) rmSync(join(dataFolder, name), { recursive: true, force: true });
    throw asProblem(error, 'nothing was restored');
  } finally {
    rmSync(work, { recursive: true, force: true });
    unlock();
  }
  return manifest;
}

/** Screens must not take the numbers that come for those that they spoke after the backup was made. */
function renewEpochs(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA synchronous = FULL; ${newEpochs('hex(randomblob(9))')}`);
  } finally {
    database.close();
  }
}

function refuseUnlessEmpty(dataFolder: string): void {
  if (!existsSync(dataFolder)) return;
  const found = readdirSync(dataFolder).filter((name) => !nothing.has(name));
  if (found.length === 0) return;
  const some = found.slice(0, 3).join(', ');
  throw new BackupProblem(
    `${dataFolder} is not empty (${some}). Move it away, or set DATA_DIR to another folder.`,
    exitCodes.usage,
  );
}

/** What a newer version made, this one cannot start on: better said before anything is put in place. */
function refuseNewer({ engine, version }: BackupManifest, migrations: readonly string[]): void {
  const unknown = unknownMigration(engine, migrations);
  if (!unknown) return;
  throw new BackupProblem(
    `this backup was made by a newer Callboard (version ${version}, with ${unknown}). Restore it with that one.`,
    exitCodes.corrupt,
  );
}

function plainName(name: string): string {
  return name.endsWith(sealedSuffix) ? name.slice(0, -sealedSuffix.length) : name;
}
