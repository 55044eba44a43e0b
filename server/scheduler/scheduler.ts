import type { FastifyBaseLogger } from 'fastify';
import type { Organisation } from '#generated/shapes.ts';
import type { SchedulerJob } from '#generated/values.ts';
import type { Database } from '../database/database.ts';
import { type OrganisationRow, organisationFrom } from '../documents/organisation.ts';
import { holdMs } from '../event-log/held-time.ts';
import { minuteMs } from '../ground/durations.ts';
import { noteFailedRun } from './commands.ts';
import { lastDueReset } from './due-reset.ts';
import { forgetResetsAhead } from './forget-resets-ahead.ts';
import { idleCounters, logOutIdle } from './log-out-idle.ts';
import { lookPeriodically, type PeriodicLook } from './periodic-look.ts';
import { runDailyReset } from './run-daily-reset.ts';
import { watchClock } from './settled-clock.ts';

interface SchedulerOptions {
  readonly database: Database;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
}

/**
 * Does what is due, for every organisation: the daily reset, and closing counters that nobody uses. Nothing is planned
 * ahead: what was done stands in the database, so a restart, a machine that slept or a second process changes nothing
 * (docs/decisions/022-scheduler-by-what-was-done.md).
 */
export function createScheduler({ database, clock, log }: SchedulerOptions): PeriodicLook {
  /** Failures that stand in the organisation's log already: a fault that lasts is noted once. */
  const noted = new Set<string>();

  const attempt = async (organisationGid: string, job: SchedulerJob, work: () => Promise<unknown>) => {
    const name = `${organisationGid} ${job}`;
    try {
      await work();
      noted.delete(name);
    } catch (error) {
      log.warn({ err: error, organisation: organisationGid, job }, 'the scheduler failed');
      if (noted.has(name)) return;
      const message = error instanceof Error ? error.message : String(error);
      const told = database.write(noteFailedRun, { organisationGid, job, message });
      await told.then(
        () => noted.add(name),
        () => undefined, // the database is away: that is what the log line says
      );
    }
  };
  const lookOnce = async () => {
    const rows = await database.read<OrganisationRow>(
      'organisation',
      "SELECT * FROM organisation WHERE gid <> '' AND removing_at IS NULL ORDER BY gid",
    );
    for (const row of rows) {
      const organisation = organisationFrom(row);
      await attempt(row.gid, 'dailyReset', () => closeDueDay(database, organisation, clock()));
      await attempt(row.gid, 'autoLogout', () => closeIdleCounters(database, organisation, clock()));
    }
  };
  return lookPeriodically(
    lookOnce,
    log,
    'the scheduler could not look',
    watchClock({ onSet: (ms) => tellSet(ms, log) }),
  );
}

/**
 * Closes the business day that is due, unless it is closed, or the organisation is younger than that. Nor is one closed
 * that only a change made since would have closed: it acts from the next time on.
 */
export async function closeDueDay(database: Database, organisation: Organisation, now: number): Promise<void> {
  if (organisation.dailyResetEnabled === false) return;
  const { businessDate, dueAt } = lastDueReset(organisation, now);
  if (organisation.createdAt > dueAt) return;
  const known = await database.read<{ date: string; at: number }>(
    'daily_reset',
    `SELECT business_date AS date, run_at AS at FROM daily_reset
     WHERE organisation_gid = ? AND (business_date >= ? OR run_at > ?)`,
    organisation.gid,
    businessDate,
    now + holdMs,
  );
  const ahead = known.filter(({ at }) => at > now + holdMs);
  if (ahead.length > 0) await database.write(forgetResetsAhead, { organisationGid: organisation.gid });
  if (known.some((reset) => reset.date >= businessDate && !ahead.includes(reset))) return;
  const [changed] = await database.read<{ at: number }>(
    'organisation',
    'SELECT reset_since AS at FROM organisation WHERE gid = ?',
    organisation.gid,
  );
  if (Number(changed?.at ?? 0) > dueAt) return;
  await database.write(runDailyReset, { organisationGid: organisation.gid, businessDate });
}

async function closeIdleCounters(database: Database, organisation: Organisation, now: number): Promise<void> {
  const { gid, autoLogoutMinutes = 0 } = organisation;
  if (autoLogoutMinutes === 0) return;
  const idle = await database.query(idleCounters(gid, autoLogoutMinutes, now));
  if (idle.length > 0) await database.write(logOutIdle, { organisationGid: gid });
}

/** Tells the operator: what was set forward by mistake can be put right for half an hour before it is believed. */
function tellSet(ms: number, log: FastifyBaseLogger): void {
  const minutes = Math.round(Math.abs(ms) / minuteMs);
  if (ms > 0) log.warn({ event: 'clock.leapt', minutes }, 'the clock has leapt forward; see to the time service');
  else log.warn({ event: 'clock.putBack', minutes }, 'the clock was put back; see to the time service');
}
