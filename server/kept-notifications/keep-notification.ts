import type { Notification } from '#generated/shapes.ts';
import { one, run, type Statement } from '../database/command.ts';
import { newGid } from '../ground/new-gid.ts';

/** What is stored of a notification; its message is written in the language of its reader. */
export type NotificationBody = Omit<Notification, 'gid' | 'version' | 'createdAt' | 'updatedAt' | 'message'>;

/** What the administrators have been told of a subject; undefined until there is something. */
export function* readNotification(subjectGid: string): Generator<Statement, NotificationBody | undefined, unknown> {
  const row = yield* one<{ body: string }>(
    'notification',
    'SELECT body FROM notification WHERE subject_gid = ?',
    subjectGid,
  );
  return row && (JSON.parse(row.body) as NotificationBody);
}

interface Kept {
  readonly organisationGid: string;
  /** What it is about: each job, outage and printer has one notification, which changes with it. */
  readonly subjectGid: string;
  readonly body: NotificationBody;
  readonly now: number;
  /** Whether a change brings it to the top of the list, as something new would be. */
  readonly asNew: boolean;
}

/** Tells the administrators of an organisation of something, or how it is by now. */
export function* keepNotification(kept: Kept): Generator<Statement, void, unknown> {
  const { organisationGid, subjectGid, body, now, asNew } = kept;
  yield* run(
    'notification',
    `INSERT INTO notification (gid, organisation_gid, subject_gid, body, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (subject_gid) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at,
       ${asNew ? 'created_at = excluded.created_at,' : ''} version = notification.version + 1`,
    newGid(),
    organisationGid,
    subjectGid,
    JSON.stringify(body),
    now,
    now,
  );
}

/** Removes the notification of a subject: it holds no more, or there is no such thing any more. */
export function* dropNotification(subjectGid: string): Generator<Statement, void, unknown> {
  yield* run('notification', 'DELETE FROM notification WHERE subject_gid = ?', subjectGid);
}
