import { hourMs } from '../ground/durations.ts';

/** When backups are made, by the clock of the machine. */
export interface BackupPlan {
  /** HH:MM. */
  readonly BACKUP_TIME: string;
  readonly BACKUP_EVERY_HOURS: number;
}

/** The last moment up to now at which a backup was due. */
export function lastDue(plan: BackupPlan, now: number): number {
  return momentsAround(plan, now).findLast((moment) => moment <= now)!;
}

/** The next moment at which one will be due. */
export function nextDue(plan: BackupPlan, now: number): number {
  return momentsAround(plan, now).find((moment) => moment > now)!;
}

/** Yesterday's to tomorrow's, in their order; each day begins anew at its own time, however long the clock makes it. */
function momentsAround({ BACKUP_TIME, BACKUP_EVERY_HOURS }: BackupPlan, now: number): number[] {
  const [hours = 0, minutes = 0] = BACKUP_TIME.split(':').map(Number);
  const today = new Date(now);
  return [-1, 0, 1, 2].flatMap((days) => {
    const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, hours, minutes).getTime();
    return Array.from({ length: 24 / BACKUP_EVERY_HOURS }, (_, index) => first + index * BACKUP_EVERY_HOURS * hourMs);
  });
}
