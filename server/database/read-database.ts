import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../ground/environment.ts';
import { exitCodes, StartProblem } from '../ground/start-problem.ts';
import type { Statement } from './command.ts';
import { openConnection } from './sqlite/connection.ts';

/**
 * Runs a reading generator on one snapshot of the database that the environment names, also while a server works on it. Nothing is migrated, nothing can be written.
 * @throws StartProblem if there is no such database
 */
export async function readDatabase<A>(
  { DATABASE_URL: url, DATA_DIR: folder }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  generator: () => Generator<Statement, A, unknown>,
): Promise<A> {
  if (url) return readPostgresql(url, generator);
  const file = join(folder, 'callboard.db');
  if (!existsSync(file)) throw new StartProblem(exitCodes.usage, `there is no database ${file}. See DATA_DIR.`);
  const connection = openConnection(file, 'read');
  try {
    connection.raw.exec('BEGIN');
    return connection.run(generator());
  } finally {
    connection.close();
  }
}

async function readPostgresql<A>(url: string, generator: () => Generator<Statement, A, unknown>): Promise<A> {
  // Only who uses PostgreSQL loads its driver.
  const { openConnections } = await import('./postgresql/connections.ts');
  const { whenReachable } = await import('./postgresql/reach.ts');
  const { inSnapshot } = await import('./postgresql/transact.ts');
  const connections = openConnections(url);
  try {
    return await whenReachable(url, () => inSnapshot(connections, generator));
  } finally {
    await connections.close();
  }
}
