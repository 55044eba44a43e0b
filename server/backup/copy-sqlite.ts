import { closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openConnection } from '../database/sqlite/connection.ts';
import { exitCodes } from '../ground/start-problem.ts';
import { BackupProblem } from './backup-problem.ts';
import { expectRoomForCopy } from './expect-room-for-copy.ts';
import type { Ask } from './facts.ts';

/**
 * Copies the database beside a running server, as it stands at this moment: through a connection that reads, so that
 * nobody waits, and in one statement, so that no write begins it anew. The copy is on the disk and whole.
 * @throws BackupProblem if there is no database, or the copy is not whole
 */
export function copySqlite(file: string, target: string): void {
  if (!existsSync(file) || statSync(file).size === 0) {
    throw new BackupProblem(`there is no database ${file}. See DATA_DIR.`, exitCodes.usage, 'noDatabase');
  }
  expectRoomForCopy(dirname(target), statSync(file).size);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
  const copy = openSync(target, 'r+');
  fsyncSync(copy);
  closeSync(copy);
  checkSqlite(target);
}

/** @throws BackupProblem if a database file that nobody uses is not whole */
export function checkSqlite(file: string): void {
  let finding: unknown;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      finding = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
    } finally {
      database.close();
    }
  } catch (error) {
    finding = (error as Error).message;
  }
  if (finding !== 'ok') {
    const damaged = `the copy of the database is damaged (${finding}); it was not kept.`;
    throw new BackupProblem(damaged, exitCodes.corrupt, 'copyDamaged');
  }
}

/** Asks a database file that nobody changes. */
export async function withSqlite<A>(file: string, work: (ask: Ask) => Promise<A>): Promise<A> {
  const connection = openConnection(file, 'read');
  try {
    return await work(async (generator) => connection.run(generator));
  } finally {
    connection.close();
  }
}

/** Names of the migrations that a database file which nobody uses went through. */
export function migrationsOfSqlite(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare('SELECT name FROM migration')
      .all()
      .map(({ name }) => String(name));
  } finally {
    database.close();
  }
}
