import { limits } from '#generated/limits.ts';
import type { BackupStatus, SchedulerLog } from '#generated/shapes.ts';
import type { SchedulerJob } from '#generated/values.ts';
import type { Handlers } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import { Refusal } from '../errors/refusal.ts';
import { minuteMs } from '../ground/durations.ts';
import { type LogQuery, listEntries } from '../journal/list-entries.ts';
import { lastDue, nextDue } from './due.ts';

export const backupHandlers: Handlers<'getBackups' | 'makeBackup'> = {
  getBackups: ({ services }) => statusOf(services),

  // Whoever asks while one is being made, asks for that one.
  makeBackup: async ({ services, log }) => {
    if (!services.environment.BACKUP_DIR) throw new Refusal({ code: 'backup_not_set_up' });
    services.backups.make().catch((error) => log.error({ err: error }, 'the backup could not be made'));
    return statusOf(services);
  },
};

/** How it stands with backups: what there is, what comes, and whether somebody must see to it. */
async function statusOf(services: Services): Promise<BackupStatus> {
  const { backups, environment } = services;
  const { BACKUP_DIR, BACKUP_EVERY_HOURS, BACKUP_KEEP, BACKUP_PUBLIC_KEY } = environment;
  if (!BACKUP_DIR) return { state: 'off', underWay: false, backups: [] };
  // Where the share does not answer, the status is of what was last seen there.
  await backups.refresh().catch(() => undefined);
  const now = Date.now();
  const last = backups.lastBackup();
  const since = (entry: Noted | undefined) => (entry && entry.createdAt > (last?.completedAt ?? 0) ? entry : undefined);
  const failed = since(await lastFailure(services, 'backup'));
  const notCleared = since(await lastFailure(services, 'backupClearing'));
  const told = failed ?? notCleared;
  const isLate = (last?.startedAt ?? 0) < lastDue(environment, now - limits.backupLateMinutes * minuteMs);
  return {
    state: failed ? 'failing' : isLate ? 'late' : notCleared ? 'notCleared' : 'ok',
    underWay: backups.isUnderWay(),
    folder: BACKUP_DIR,
    everyHours: BACKUP_EVERY_HOURS,
    keep: BACKUP_KEEP,
    sealed: BACKUP_PUBLIC_KEY !== '',
    nextAt: nextDue(environment, now),
    ...(told && { failedAt: told.createdAt, failure: told.message ?? '', fault: told.backupFault }),
    backups: [...backups.found()],
  };
}

type Noted = Pick<SchedulerLog, 'createdAt' | 'message' | 'backupFault'>;

/** The installation's log has it, whichever process failed, and after a restart too. */
async function lastFailure({ database }: Services, job: SchedulerJob): Promise<Noted | undefined> {
  const query = { page: 1, limit: 1, job, outcome: 'failed' } as unknown as LogQuery;
  return (await database.query(listEntries('scheduler', '', query))).data[0];
}
