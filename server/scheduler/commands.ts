import type { BackupFault, SchedulerJob } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { appendEntry } from '../journal/append-entry.ts';

interface FailureArgument {
  readonly organisationGid: string;
  readonly job: SchedulerJob;
  readonly message: string;
  readonly backupFault?: BackupFault;
}

/** Command: notes that a run failed; it is tried again at the next look. */
export const noteFailedRun = defineCommand(
  import.meta.url,
  'noteFailedRun',
  function* (
    { organisationGid, job, message, backupFault }: FailureArgument,
    { now }: Context,
  ): Generator<Statement, void, unknown> {
    const counts = { expiredTickets: 0, loggedOutCounters: 0, presetQueues: 0 };
    const entry = {
      job,
      outcome: 'failed',
      message: message.slice(0, 300),
      ...(backupFault && { backupFault }),
      ...counts,
    } as const;
    yield* appendEntry('scheduler', organisationGid, entry, now);
  },
);
