import type { Services } from '../call/services.ts';
import type { Tls } from '../tls/tls.ts';
import { measureDatabase } from './measure-database.ts';
import { measureProcess } from './measure-process.ts';

/** Measures what the server as a whole has to tell; features tell their own where they stand. */
export function measureServer(
  services: Services,
  { dataFolder, tls }: { dataFolder: string; tls: Tls | undefined },
): { refresh: () => Promise<void>; close: () => void } {
  const { metrics, database, eventLoop, hub, backups } = services;
  const running = measureProcess(metrics, eventLoop, database.engine);
  const refresh = measureDatabase(metrics, services, dataFolder);
  const streams = metrics.gauge('callboard_streams_open', 'Open event streams, by what they show.', 'kind');
  const certificate = metrics.gauge(
    'callboard_tls_certificate_end_seconds',
    'End of the certificate that is served, seconds since 1970; 0 without one.',
  );
  const backup = metrics.gauge(
    'callboard_last_backup_seconds',
    'Moment that the newest complete backup is of, seconds since 1970; 0 without one.',
  );
  metrics.onScrape(() => {
    const open = hub.streams();
    for (const kind of ['panel', 'queue', 'ticket'] as const) streams.set(open.get(kind) ?? 0, kind);
    backup.set(Math.floor((backups.lastBackup()?.startedAt ?? 0) / 1000));
    certificate.set(tls ? Math.floor(tls.expiresAt() / 1000) : 0);
  });
  return { refresh, close: running.close };
}
