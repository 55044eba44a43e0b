import type { Context, Statement } from '../database/command.ts';
import { keepNotification, type NotificationBody, readNotification } from '../kept-notifications/keep-notification.ts';
import type { Job } from './job.ts';
import { reportJobFrom } from './report-job.ts';

/**
 * Keeps the notification of a job as the job stands; each job has at most one, and those that nobody asked to be told
 * of have none. What has ended is unread again.
 */
export function* noteJob(
  job: Job,
  { now }: Context,
  { first = false, unread = false } = {},
): Generator<Statement, void, unknown> {
  const known = yield* readNotification(job.gid);
  if (!known && !first) return;
  const { gid, type, state, progress, from, to, downloadUrl, expiresAt } = reportJobFrom(job);
  const body: NotificationBody = {
    kind: 'report',
    read: !unread && (known?.read ?? false),
    reportGid: gid,
    reportType: type,
    state,
    progress,
    from,
    to,
    ...(downloadUrl && { downloadUrl }),
    ...(expiresAt && { expiresAt }),
  };
  yield* keepNotification({ organisationGid: job.organisationGid, subjectGid: job.gid, body, now, asNew: false });
}
