import type { Notification } from '#generated/shapes.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { newGid } from '../ground/new-gid.ts';
import type { Job } from './job.ts';
import { reportJobFrom } from './report-job.ts';

/** What is stored of a notification; its message is written in the language of whoever reads it. */
export type NotificationBody = Omit<Notification, 'gid' | 'version' | 'createdAt' | 'updatedAt' | 'message'>;

/**
 * Keeps the notification of a job as the job stands; each job has at most one, and those that nobody asked to be told
 * of have none. What has ended is unread again.
 */
export function* noteJob(
  job: Job,
  { now }: Context,
  { first = false, unread = false } = {},
): Generator<Statement, void, unknown> {
  const known = yield* one<{ body: string }>(
    'notification',
    'SELECT body FROM notification WHERE subject_gid = ?',
    job.gid,
  );
  if (!known && !first) return;
  const { gid, type, state, progress, from, to, downloadUrl, expiresAt } = reportJobFrom(job);
  const wasRead = known ? (JSON.parse(known.body) as NotificationBody).read : false;
  const body: NotificationBody = {
    kind: 'report',
    read: unread ? false : wasRead,
    reportGid: gid,
    reportType: type,
    state,
    progress,
    from,
    to,
    ...(downloadUrl && { downloadUrl }),
    ...(expiresAt && { expiresAt }),
  };
  yield* run(
    'notification',
    `INSERT INTO notification (gid, organisation_gid, subject_gid, body, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (subject_gid) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at,
       version = notification.version + 1`,
    newGid(),
    job.organisationGid,
    job.gid,
    JSON.stringify(body),
    now,
    now,
  );
}
