import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { openRuntimes, type Runtimes } from '../runtimes/runtimes.ts';
import { type GatheredReports, openGatheredReports } from './gathered-reports.ts';

interface ScreensOptions {
  readonly database: Database;
  readonly files: Files;
  readonly dist: URL;
  readonly server: FastifyInstance;
}

/** The services that devices are answered by. */
export function openScreens({ database, files, dist, server }: ScreensOptions): {
  dist: URL;
  runtimes: Runtimes;
  gatheredReports: GatheredReports;
} {
  const { log } = server;
  const onClose = (close: () => Promise<void>) => void server.addHook('onClose', close);
  return {
    ...openRuntimes({ database, files, dist, log }),
    gatheredReports: openGatheredReports({ database, log, onClose }),
  };
}
