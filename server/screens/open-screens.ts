import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { openRuntimes, type Runtimes } from '../runtimes/runtimes.ts';
import { openQuietReports, type QuietReports } from './quiet-reports.ts';

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
  quietReports: QuietReports;
} {
  const { log } = server;
  const onClose = (close: () => Promise<void>) => void server.addHook('onClose', close);
  return {
    ...openRuntimes({ database, files, dist, log }),
    quietReports: openQuietReports({ database, log, onClose }),
  };
}
