import { keepListIndexes } from '../lists/list-indexes.ts';
import { type Migration, migrationsDue } from '../migration-files.ts';
import type { Connection } from './connection.ts';

/**
 * Brings the database to the newest shape: runs the migrations that it has not seen, in order, each in one
 * transaction.
 * @throws StartProblem if it cannot be
 */
export function migrate(connection: Connection, now: number): void {
  connection.raw.exec(
    'CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY, checksum TEXT NOT NULL, at INTEGER NOT NULL)',
  );
  const done = connection.execute(['all', 'migration', 'SELECT name, checksum FROM migration', []]) as Migration[];
  for (const migration of migrationsDue('sqlite', done)) apply(connection, migration, now);
  inTransaction(connection, () => connection.run(keepListIndexes(indexNames)));
}

const indexNames = "SELECT name FROM sqlite_schema WHERE type = 'index'";

function apply(connection: Connection, migration: Migration, now: number): void {
  inTransaction(connection, () => {
    connection.raw.exec(migration.sql);
    connection.execute([
      'run',
      'migration',
      'INSERT INTO migration (name, checksum, at) VALUES (?, ?, ?)',
      [migration.name, migration.checksum, now],
    ]);
  });
}

function inTransaction(connection: Connection, work: () => void): void {
  connection.raw.exec('BEGIN IMMEDIATE');
  try {
    work();
    connection.raw.exec('COMMIT');
  } catch (error) {
    if (connection.raw.isTransaction) connection.raw.exec('ROLLBACK');
    throw error;
  }
}
