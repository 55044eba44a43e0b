/**
 * The database engine under test. Vitest runs every test of the server twice, once on each (vitest.config.ts): whoever
 * opens a database through this file, openApp or openHospital is tested on both.
 */
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { createDatabase, dropDatabase } from './postgresql-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Database['engine'];
    /** Address of the PostgreSQL of this run. */
    postgresql: string;
    /** A database of this run that has been through the migrations and is empty: SQLite's file, PostgreSQL's address. */
    migrated: string | undefined;
  }
}

export const engine: Database['engine'] = inject('engine') ?? 'sqlite';

const databases = new Map<string, string>();

/**
 * DATABASE_URL for a server on this data folder: a new database for a new folder, the same again for the same.
 * @param state what a new one begins with: no tables, or those that the migrations make
 */
export async function databaseUrl(dataFolder: string, state: 'nothing' | 'migrated' = 'nothing'): Promise<string> {
  if (engine === 'sqlite') {
    if (state === 'migrated') copyMigrated(join(dataFolder, 'callboard.db'));
    return '';
  }
  const known = databases.get(dataFolder);
  if (known) return known;
  const url = await createDatabase(inject('postgresql'), state === 'migrated' ? inject('migrated') : undefined);
  databases.set(dataFolder, url);
  return url;
}

/** Puts SQLite's migrated file there, unless there is a file; where the run has none, the server migrates. */
export function copyMigrated(file: string): void {
  const migrated = inject('migrated');
  if (migrated && !existsSync(file)) copyFileSync(migrated, file);
}

/** Removes the database of a data folder, if it has one. */
export async function removeDatabase(dataFolder: string): Promise<void> {
  const url = databases.get(dataFolder);
  databases.delete(dataFolder);
  if (url) await dropDatabase(inject('postgresql'), url);
}
