import type { Environment } from '../ground/environment.ts';
import type { Database } from './database.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open-sqlite.ts';

/**
 * Opens the database that the environment names: PostgreSQL by its address, else the embedded one in the data folder.
 * @throws StartProblem if it cannot be opened
 */
export async function openDatabase(environment: Environment, options: SqliteOptions): Promise<Database> {
  const { DATABASE_URL: url } = environment;
  if (!url) return openSqlite(options);
  // Only who uses PostgreSQL loads its driver.
  const { openPostgresql } = await import('./postgresql/open-postgresql.ts');
  return openPostgresql({ url, clock: options.clock, onWritten: options.onWritten });
}
