import type { BackupStatus } from '#generated/shapes.ts';
import { http } from '../session.ts';

/** How it stands with the backups of the installation. */
export const readBackups = (): Promise<BackupStatus> => http.call('getBackups', {}, { keepFailure: true });
