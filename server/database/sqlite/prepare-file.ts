import { statSync } from 'node:fs';
import { exitCodes, StartProblem } from '../../ground/start-problem.ts';
import { openConnection } from './connection.ts';
import { isSqliteError } from './errors.ts';
import { migrate } from './migrate.ts';

/** Above this size the check would make a start slow; damage then shows when the page is read. */
const checkedBytes = 64 * 1024 * 1024;

/**
 * Makes the database file if there is none, checks that it is whole, and migrates it.
 * @throws StartProblem if it is damaged or not a database.
 */
export function prepareFile(file: string, now: number): void {
  try {
    const connection = openConnection(file, 'write');
    try {
      if (statSync(file).size <= checkedBytes) check(connection.raw.prepare('PRAGMA quick_check(1)').get());
      migrate(connection, now);
    } finally {
      connection.close();
    }
  } catch (error) {
    if (isSqliteError(error, 'corrupt', 'notADatabase')) throw damaged(file, (error as Error).message);
    throw error;
  }

  function check(row: Record<string, unknown> | undefined): void {
    const finding = String(row?.quick_check ?? '');
    if (finding !== 'ok') throw damaged(file, finding);
  }
}

function damaged(file: string, finding: string): StartProblem {
  return new StartProblem(
    exitCodes.corrupt,
    `the database file ${file} is damaged (${finding}). Nothing was changed. Restore a backup (npm run restore) into an empty folder, or move the whole data folder away to begin with an empty one.`,
  );
}
