import type { ErrorCode } from '#generated/errors.ts';
import { limits } from '#generated/limits.ts';
import { all, type Context, changed, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { latestLease } from '../ground/clock-ahead.ts';
import { dayMs } from '../ground/durations.ts';
import { newGid } from '../ground/new-gid.ts';
import { type Job, type JobKind, jobColumns, readJob } from './job.ts';
import { noteJob } from './note-job.ts';

/** How long a job stays with whoever works on it without another sign of life. */
export const leaseMs = 30_000;
/** Whoever fails at it this often, nobody will do it. */
export const mostAttempts = 3;
/** How long one can still ask what became of a job. */
const keptMs = 30 * dayMs;

/** How long a job that failed waits until it is tried again. */
const pauseMs = 2000;

/**
 * Open: it waits, or the process that took it has given no sign of life for too long. No time is farther ahead than a
 * pause or a lease with what the clocks of processes differ by; one that is was written while the clock was wrong.
 */
const open = `(state = 'enqueue' AND (run_at <= ? OR run_at > ?)) OR
  (state = 'processing' AND (lease_until <= ? OR lease_until > ?))`;

/** The values of the condition at a moment. */
function openAt(now: number): number[] {
  return [now, now + pauseMs + leaseMs, now, latestLease(now, leaseMs)];
}

export interface EnqueueArgument {
  readonly organisationGid: string;
  readonly kind: JobKind;
  readonly argument: object;
  /** Whether the administrators are told. */
  readonly notify: boolean;
}

/** Command: puts a job in the queue and answers it; refuses when too many are under way. */
export const enqueueJob = defineCommand(
  import.meta.url,
  'enqueueJob',
  function* (asked: EnqueueArgument, context: Context): Generator<Statement, Job, unknown> {
    const { organisationGid, kind, argument, notify } = asked;
    const counted = yield* one<{ count: number }>(
      'job',
      "SELECT count(*) AS count FROM job WHERE organisation_gid = ? AND state IN ('enqueue', 'processing')",
      organisationGid,
    );
    if ((counted?.count ?? 0) >= limits.reportsUnderWay) {
      throw new Refusal({ code: 'too_many_reports', params: { number: limits.reportsUnderWay } });
    }
    const gid = newGid();
    yield* run(
      'job',
      `INSERT INTO job (gid, organisation_gid, kind, argument, state, run_at, created_at)
     VALUES (?, ?, ?, ?, 'enqueue', ?, ?)`,
      gid,
      organisationGid,
      kind,
      JSON.stringify(argument),
      context.now,
      context.now,
    );
    const job = (yield* readJob(organisationGid, gid))!;
    if (notify) yield* noteJob(job, context, { first: true });
    return job;
  },
);

/** Command: takes the next open job for a worker; undefined when another was faster or there is none. */
export const claimJob = defineCommand(
  import.meta.url,
  'claimJob',
  function* ({ owner }: { owner: string }, context: Context): Generator<Statement, Job | undefined, unknown> {
    const { now } = context;
    const job = yield* changed<Job>(
      'job',
      `UPDATE job SET state = 'processing', attempts = attempts + 1, lease_owner = ?, lease_until = ?
     WHERE gid = (SELECT gid FROM job WHERE ${open} ORDER BY run_at, gid LIMIT 1) AND (${open})
     RETURNING ${jobColumns}`,
      owner,
      now + leaseMs,
      ...openAt(now),
      ...openAt(now),
    );
    if (!job) return undefined;
    if (job.attempts > mostAttempts) {
      yield* finishJob({ gid: job.gid, owner, error: 'export_failed' }, context);
      return undefined;
    }
    yield* noteJob(job, context);
    return job;
  },
);

/** Command: a sign of life, with how far the job is; false when it is no longer the worker's, because of a cancel. */
export const keepJob = defineCommand(
  import.meta.url,
  'keepJob',
  function* (
    { gid, owner, progress }: { gid: string; owner: string; progress: number },
    context: Context,
  ): Generator<Statement, boolean, unknown> {
    const job = yield* changed<Job>(
      'job',
      `UPDATE job SET lease_until = ?, progress = ? WHERE gid = ? AND lease_owner = ? AND state = 'processing'
     RETURNING ${jobColumns}`,
      context.now + leaseMs,
      progress,
      gid,
      owner,
    );
    if (!job) return false;
    yield* noteJob(job, context);
    return true;
  },
);

export interface FinishArgument {
  readonly gid: string;
  readonly owner: string;
  readonly error?: ErrorCode;
  readonly made?: { readonly result: object; readonly accessKey: string; readonly expiresAt: number };
}

/** Command: ends a job, with what it made or why it failed; false when it is no longer the worker's. */
export const finishJob = defineCommand(
  import.meta.url,
  'finishJob',
  function* ({ gid, owner, error, made }: FinishArgument, context: Context): Generator<Statement, boolean, unknown> {
    const job = yield* changed<Job>(
      'job',
      `UPDATE job SET state = ?, progress = CASE WHEN ? = 1 THEN 100 ELSE progress END, lease_owner = NULL,
       lease_until = NULL, result = ?, access_key = ?, expires_at = ?, error = ?, finished_at = ?
     WHERE gid = ? AND lease_owner = ? AND state = 'processing' RETURNING ${jobColumns}`,
      made ? 'complete' : 'fail',
      made ? 1 : 0,
      made ? JSON.stringify(made.result) : null,
      made?.accessKey ?? null,
      made?.expiresAt ?? null,
      error ?? null,
      context.now,
      gid,
      owner,
    );
    if (!job) return false;
    yield* noteJob(job, context, { unread: true });
    return true;
  },
);

/** Command: gives a job back undone, for another process or the next start; later, if it failed this time. */
export const giveBackJob = defineCommand(
  import.meta.url,
  'giveBackJob',
  function* (
    { gid, owner, failed }: { gid: string; owner: string; failed: boolean },
    { now }: Context,
  ): Generator<Statement, void, unknown> {
    yield* run(
      'job',
      `UPDATE job SET state = 'enqueue', lease_owner = NULL, lease_until = NULL, run_at = ?, attempts = attempts - ?
     WHERE gid = ? AND lease_owner = ? AND state = 'processing'`,
      failed ? now + pauseMs : now,
      failed ? 0 : 1,
      gid,
      owner,
    );
  },
);

/** Command: cancels a job; one that has ended stays as it is. Refuses one that is not there. */
export const cancelJob = defineCommand(
  import.meta.url,
  'cancelJob',
  function* (
    { organisationGid, gid }: { organisationGid: string; gid: string },
    context: Context,
  ): Generator<Statement, Job, unknown> {
    const canceled = yield* changed<Job>(
      'job',
      `UPDATE job SET state = 'cancel', lease_owner = NULL, lease_until = NULL, finished_at = ?
     WHERE organisation_gid = ? AND gid = ? AND state IN ('enqueue', 'processing') RETURNING ${jobColumns}`,
      context.now,
      organisationGid,
      gid,
    );
    if (canceled) yield* noteJob(canceled, context);
    const job = canceled ?? (yield* readJob(organisationGid, gid));
    if (!job) throw new Refusal({ code: 'not_found', field: 'gid' });
    return job;
  },
);

/** Command: forgets old jobs and what was told of them; answers the jobs whose files are still wanted. */
export const sweepJobs = defineCommand(
  import.meta.url,
  'sweepJobs',
  function* (_argument: Record<string, never>, { now }: Context): Generator<Statement, string[], unknown> {
    yield* run(
      'notification',
      'DELETE FROM notification WHERE subject_gid IN (SELECT gid FROM job WHERE created_at <= ?)',
      now - keptMs,
    );
    yield* run('job', 'DELETE FROM job WHERE created_at <= ?', now - keptMs);
    const kept = yield* all<{ gid: string }>(
      'job',
      "SELECT gid FROM job WHERE state = 'processing' OR (state = 'complete' AND expires_at > ?)",
      now,
    );
    return kept.map(({ gid }) => gid);
  },
);
