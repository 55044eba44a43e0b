import type { FastifyBaseLogger } from 'fastify';
import { skipAfterRestore } from './backup/skip-after-restore.ts';
import type { Database } from './database/database.ts';
import { keyAllDocuments } from './documents/key-documents.ts';
import { tellClockBehind } from './event-log/tell-clock-behind.ts';
import { refuseStrangeFiles } from './former-installation.ts';

/**
 * What is done with the data of an installation before anybody can call.
 * @throws StartProblem if the folder and the database do not belong together
 */
export async function readyData(
  dataFolder: string,
  { database, now, log }: { database: Database; now: number; log: FastifyBaseLogger },
): Promise<void> {
  await refuseStrangeFiles(dataFolder, database);
  await tellClockBehind(database, now, log);
  await skipAfterRestore(dataFolder, database, log);
  const keyed = await keyAllDocuments(database);
  if (keyed > 0) log.info({ records: keyed }, 'records have new keys for the order of lists');
}
