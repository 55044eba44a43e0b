import type { Environment } from '../ground/environment.ts';

/** What a backup is made of. */
export type BackupSettings = Pick<
  Environment,
  'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_DIR' | 'BACKUP_KEEP' | 'BACKUP_PUBLIC_KEY'
>;
