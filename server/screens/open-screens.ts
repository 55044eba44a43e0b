import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { openRuntimes, type Runtimes } from '../runtimes/runtimes.ts';
import { type GatheredReports, openGatheredReports } from './gathered-reports.ts';
import { type NamedReports, openNamedReports } from './named-reports.ts';

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
  namedReports: NamedReports;
} {
  const { log } = server;
  const onClose = (close: () => Promise<void>) => void server.addHook('onClose', close);
  const opened = openRuntimes({ database, files, dist, log });
  const gatheredReports = openGatheredReports({ database, log, onClose });
  return { ...opened, gatheredReports, namedReports: openNamedReports(gatheredReports, opened.runtimes) };
}
