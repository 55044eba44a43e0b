import type { ErrorCode } from '#generated/errors.ts';
import type { ReportJob } from '#generated/shapes.ts';
import type { ReportType } from '#generated/values.ts';
import type { Period } from '../figures/period.ts';
import type { Job } from './job.ts';

/** What a report's job needs to know. */
export interface ReportArgument extends Period {
  readonly type: ReportType;
}

/** What it made. */
export interface ReportResult {
  readonly fileName: string;
}

/** A report's job as the API answers it. */
export function reportJobFrom(job: Job): ReportJob {
  const { type, from, to } = JSON.parse(job.argument) as ReportArgument;
  const result = job.result ? (JSON.parse(job.result) as ReportResult) : undefined;
  return {
    gid: job.gid,
    type,
    state: job.state,
    progress: job.progress,
    from,
    to,
    createdAt: job.createdAt,
    ...(job.finishedAt !== null && { finishedAt: job.finishedAt }),
    ...(result && { fileName: result.fileName }),
    ...(job.accessKey && { downloadUrl: `/api/v1/web/report/download?key=${job.accessKey}` }),
    ...(job.expiresAt !== null && { expiresAt: job.expiresAt }),
    ...(job.error && { error: job.error as ErrorCode }),
  };
}
