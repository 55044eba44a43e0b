import { lockFolder } from '../database/sqlite/lock-folder.ts';
import { exitCodes, StartProblem } from '../ground/start-problem.ts';
import { BackupProblem } from './backup-problem.ts';

/**
 * Does some work while no other backup of this installation is made: by the data folder with SQLite, by the database
 * with PostgreSQL, whose processes may run on several machines. A running server does not mind.
 * @throws BackupProblem if one is under way
 */
export async function oneAtATime<A>(dataFolder: string, url: string, work: () => Promise<A>): Promise<A> {
  if (url) return (await import('./copy-postgresql.ts')).aloneWithPostgresql(url, work);
  const unlock = lock(dataFolder);
  try {
    return await work();
  } finally {
    unlock();
  }
}

function lock(dataFolder: string): () => void {
  try {
    return lockFolder(dataFolder, 'backup.lock');
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    throw new BackupProblem(`another backup of ${dataFolder} is under way.`, exitCodes.taken);
  }
}
