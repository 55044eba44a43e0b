import type { SchedulerJob } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { appendEntry } from '../journal/append-entry.ts';
import { forgetResetsAhead } from './forget-resets-ahead.ts';
import { logOutIdle } from './log-out-idle.ts';
import { runDailyReset } from './run-daily-reset.ts';

interface FailureArgument {
  readonly organisationGid: string;
  readonly job: SchedulerJob;
  readonly message: string;
}

/** Command: notes that a run failed; it is tried again at the next look. */
function* noteFailedRun(
  { organisationGid, job, message }: FailureArgument,
  { now }: Context,
): Generator<Statement, void, unknown> {
  const counts = { expiredTickets: 0, loggedOutCounters: 0, presetQueues: 0 };
  const entry = { job, outcome: 'failed', message: message.slice(0, 300), ...counts } as const;
  yield* appendEntry('scheduler', organisationGid, entry, now);
}

export const schedulerCommands = { forgetResetsAhead, logOutIdle, noteFailedRun, runDailyReset };
