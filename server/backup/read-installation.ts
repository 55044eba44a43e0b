import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BackupSettings } from './backup-settings.ts';
import { withSqlite } from './copy-sqlite.ts';
import { installationOf } from './installation.ts';

/** Which installation is backed up, as far as its database can be read: the copy that follows says what is wrong with it. */
export async function readInstallation({ DATA_DIR, DATABASE_URL: url }: BackupSettings): Promise<string | undefined> {
  const file = join(resolve(DATA_DIR), 'callboard.db');
  try {
    if (!url) return existsSync(file) ? await withSqlite(file, (ask) => ask(installationOf())) : undefined;
    return await (await import('./copy-postgresql.ts')).askPostgresql(url, (ask) => ask(installationOf()));
  } catch {
    return undefined;
  }
}
