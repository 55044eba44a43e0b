import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { newGid } from '../ground/new-gid.ts';
import { claimJob, finishJob, giveBackJob, keepJob, leaseMs, mostAttempts } from './commands.ts';
import type { Job, JobKind } from './job.ts';

/** How often somebody looks for work that another process left, or that is to be tried again. */
const lookEveryMs = 2000;

/** What a job made: where it can be had, and until when. */
export interface Made {
  readonly result: object;
  readonly accessKey: string;
  readonly expiresAt: number;
}

/** Does one job. `keep` tells how far it is, 0 to 1, and throws when the job is to end. */
export type Worker = (job: Job, keep: (done: number) => Promise<void>) => Promise<Made>;

/** Does what stands in the job table, one after the other. */
export interface Jobs {
  /** There is something to do. */
  wake(): void;
  /** Gives back the job under way and does no more. */
  stop(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly jobs: Jobs;
  }
}

/** The job is no longer ours: cancelled, or the server stops. */
class Given extends Error {}

export interface RunnerOptions {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly workers: Readonly<Record<JobKind, Worker>>;
}

/** Starts a runner. Several processes may have one on the same database: each job is done by one of them. */
export function startJobs({ database, log, workers }: RunnerOptions): Jobs {
  const owner = newGid();
  let stopping = false;
  let again = false;
  let working: Promise<void> | undefined;

  const wake = () => {
    again = true;
    if (stopping) return;
    working ??= work().finally(() => {
      working = undefined;
      if (again && !stopping) wake();
    });
  };
  const work = async () => {
    try {
      while (again && !stopping) {
        again = false;
        for (let job = await next(); job; job = await next()) await perform(job);
      }
    } catch (error) {
      // The database is away; the next look finds the work again.
      again = false;
      if (!(error instanceof Refusal && error.isTemporary())) log.error({ err: error }, 'the jobs stand still');
    }
  };
  const next = async () => (stopping ? undefined : await database.write(claimJob, { owner }));

  const perform = async (job: Job) => {
    const { gid } = job;
    let kept = 0;
    let progress = job.progress;
    const beat = async () => {
      if (stopping || !(await database.write(keepJob, { gid, owner, progress }))) throw new Given();
    };
    const keep = async (done: number) => {
      if (stopping) throw new Given();
      const reached = Math.floor(done * 100);
      const due = Date.now() - kept > leaseMs / 3;
      if (reached < progress + 10 && !due) return;
      progress = Math.max(progress, reached);
      kept = Date.now();
      await beat();
    };
    try {
      const made = await workers[job.kind](job, keep);
      await database.write(finishJob, { gid, owner, made });
    } catch (error) {
      if (error instanceof Given) {
        await database.write(giveBackJob, { gid, owner, failed: false });
      } else {
        log.error({ err: error, job: gid, attempt: job.attempts }, 'a job failed');
        const isFull = error instanceof Refusal && error.entries.some(({ code }) => code === 'storage_full');
        // A disk that is full is so a moment later as well, and who asked for it can do something about that.
        if (isFull) await database.write(finishJob, { gid, owner, error: 'storage_full' });
        else if (job.attempts < mostAttempts) await database.write(giveBackJob, { gid, owner, failed: true });
        else await database.write(finishJob, { gid, owner, error: 'export_failed' });
      }
    }
  };

  const look = setInterval(() => {
    const openJobs = database.read('job', "SELECT gid FROM job WHERE state IN ('enqueue', 'processing') LIMIT 1");
    openJobs.then((rows) => rows.length > 0 && wake()).catch(() => undefined);
  }, lookEveryMs);
  look.unref();
  wake();

  return {
    wake,
    stop: async () => {
      stopping = true;
      clearInterval(look);
      await working;
    },
  };
}
