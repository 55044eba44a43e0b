/** Asks for a report and waits until its job has ended. */
import { setTimeout } from 'node:timers/promises';
import type { ReportJob } from '#generated/shapes.ts';
import type { TestApp } from '../open-app.ts';

export const reportPath = '/api/v1/web/report';

/** Waits until a job is in none of the states of the way. */
export async function ended(test: TestApp, token: string, gid: string): Promise<ReportJob> {
  for (;;) {
    const job: ReportJob = await test.done('GET', reportPath, { token, query: { gid } });
    if (job.state !== 'enqueue' && job.state !== 'processing') return job;
    await setTimeout(20);
  }
}

export async function prepared(test: TestApp, token: string, path: string, body: object): Promise<ReportJob> {
  const { gid } = await test.done('POST', path, { token, body });
  return ended(test, token, gid);
}

/** The bytes behind a job's link. */
export async function download(test: TestApp, { downloadUrl = '' }: ReportJob) {
  return test.app.server.inject({ method: 'GET', url: downloadUrl });
}
