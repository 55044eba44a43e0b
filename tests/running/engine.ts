/**
 * The database engine under test. Vitest runs every test of the server twice, once on each (vitest.config.ts): whoever
 * opens a database through this file, openApp or openHospital is tested on both.
 */
import { inject } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { createDatabase, dropDatabase } from './postgresql-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Database['engine'];
    /** Address of the PostgreSQL of this run. */
    postgresql: string;
  }
}

export const engine: Database['engine'] = inject('engine') ?? 'sqlite';

const databases = new Map<string, string>();

/** DATABASE_URL for a server on this data folder: a new database for a new folder, the same again for the same. */
export async function databaseUrl(dataFolder: string): Promise<string> {
  if (engine === 'sqlite') return '';
  const known = databases.get(dataFolder);
  if (known) return known;
  const url = await createDatabase(inject('postgresql'));
  databases.set(dataFolder, url);
  return url;
}

/** Removes the database of a data folder, if it has one. */
export async function removeDatabase(dataFolder: string): Promise<void> {
  const url = databases.get(dataFolder);
  databases.delete(dataFolder);
  if (url) await dropDatabase(inject('postgresql'), url);
}
