import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import {
  cancelJob,
  claimJob,
  enqueueJob,
  finishJob,
  keepJob,
  leaseMs,
  mostAttempts,
  sweepJobs,
} from '#server/jobs/commands.ts';
import { type Job, readJob } from '#server/jobs/job.ts';
import { type Jobs, startJobs, type Worker } from '#server/jobs/runner.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';

const log = Fastify().log;
const made = { result: { fileName: 'a.xlsx' }, accessKey: 'k'.repeat(43), expiresAt: 1 };

let hospital: Hospital;
let database: Database;
let runners: Jobs[];
beforeEach(async () => {
  hospital = openHospital();
  database = await hospital.open(() => hospital.now);
  runners = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await database.close();
  hospital.close();
});

const enqueue = () =>
  database.write(enqueueJob, {
    organisationGid: 'demo',
    kind: 'report',
    argument: { type: 'clerkDaily', from: today, to: today },
    notify: true,
  });
const jobNow = async ({ gid }: Job) => (await database.query(readJob('demo', gid))) as Job;
const start = (report: Worker) => {
  const runner = startJobs({ database, log, workers: { report } });
  runners.push(runner);
  return runner;
};
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(5);
}

test('what is in the queue is done, one after the other', async () => {
  const jobs = [await enqueue(), await enqueue(), await enqueue()];
  const done: string[] = [];
  start(async ({ gid }) => {
    done.push(gid);
    return { ...made, accessKey: gid.padEnd(43, 'k') };
  });
  await until(async () => (await Promise.all(jobs.map(jobNow))).every(({ state }) => state === 'complete'));
  expect(done.sort()).toEqual(jobs.map(({ gid }) => gid).sort());
  expect(await jobNow(jobs[0]!)).toMatchObject({ progress: 100, attempts: 1, leaseOwner: null });
});

test('of several runners one does each job', async () => {
  const done: string[] = [];
  const worker: Worker = async ({ gid }) => {
    done.push(gid);
    await setTimeout(2);
    return { ...made, accessKey: gid.padEnd(43, 'k') };
  };
  const jobs: Job[] = [];
  for (let count = 0; count < 12; count++) jobs.push(await enqueue());
  for (let count = 0; count < 3; count++) start(worker);
  await until(async () => (await Promise.all(jobs.map(jobNow))).every(({ state }) => state === 'complete'));
  expect(done.sort()).toEqual(jobs.map(({ gid }) => gid).sort());
});

test('a stopped server gives its job back, and the next one does it', async () => {
  const job = await enqueue();
  let begun = false;
  const first = start(async (_, keep) => {
    begun = true;
    for (;;) {
      await setTimeout(2);
      await keep(0.5);
    }
  });
  await until(() => begun);
  await first.stop();
  expect(await jobNow(job)).toMatchObject({ state: 'enqueue', attempts: 0 });
  start(async () => made);
  await until(async () => (await jobNow(job)).state === 'complete');
});

test('what a killed process held is taken up when its lease is over, not before', async () => {
  const job = await enqueue();
  expect((await database.write(claimJob, { owner: 'killed' }))?.gid).toBe(job.gid);
  expect((await jobNow(job)).state).toBe('processing');
  expect(await database.write(claimJob, { owner: 'other' })).toBeUndefined();
  hospital.now += leaseMs - 1;
  expect(await database.write(keepJob, { gid: job.gid, owner: 'killed', progress: 40 })).toBe(true);
  hospital.now += leaseMs - 1;
  expect(await database.write(claimJob, { owner: 'other' })).toBeUndefined();
  hospital.now += 1;
  start(async () => made);
  await until(async () => (await jobNow(job)).state === 'complete');
  expect((await jobNow(job)).attempts).toBe(2);
  expect(await database.write(finishJob, { gid: job.gid, owner: 'killed', error: 'export_failed' })).toBe(false);
});

test('what fails is tried again, and fails for good after a few times', async () => {
  const job = await enqueue();
  let attempts = 0;
  const runner = start(async () => {
    attempts += 1;
    throw new Error('the disk is full');
  });
  await until(async () => {
    hospital.now += 2000;
    runner.wake();
    return (await jobNow(job)).state === 'fail';
  });
  expect(attempts).toBe(mostAttempts);
  expect(await jobNow(job)).toMatchObject({ error: 'export_failed', progress: 0 });
});

test('a job that kills its process each time is given up', async () => {
  const job = await enqueue();
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    expect((await database.write(claimJob, { owner: `killed${attempt}` }))?.attempts).toBe(attempt);
    hospital.now += leaseMs;
  }
  expect(await database.write(claimJob, { owner: 'last' })).toBeUndefined();
  expect((await jobNow(job)).state).toBe('fail');
});

test('a cancelled job ends, and what its worker still makes is not kept', async () => {
  const job = await enqueue();
  let begun = false;
  let ended = false;
  start(async (_, keep) => {
    begun = true;
    try {
      for (let done = 0; ; done += 0.1) {
        await setTimeout(2);
        await keep(Math.min(1, done));
      }
    } finally {
      ended = true;
    }
  });
  await until(() => begun);
  expect((await database.write(cancelJob, { organisationGid: 'demo', gid: job.gid })).state).toBe('cancel');
  await until(() => ended);
  expect(await jobNow(job)).toMatchObject({ state: 'cancel', result: null });
  const again = await database.write(cancelJob, { organisationGid: 'demo', gid: job.gid });
  expect(again.state).toBe('cancel');
});

test('nobody fills the queue without end', async () => {
  for (let count = 0; count < 20; count++) await enqueue();
  await expect(enqueue()).rejects.toMatchObject({ entries: [{ code: 'too_many_reports', params: { number: 20 } }] });
});

test('old jobs are forgotten with what was told of them', async () => {
  await enqueue();
  hospital.now += 31 * 24 * 60 * 60 * 1000;
  expect(await database.write(sweepJobs, {})).toEqual([]);
  expect(hospital.rows('SELECT gid FROM job')).toEqual([]);
  expect(hospital.rows('SELECT gid FROM notification')).toEqual([]);
});
