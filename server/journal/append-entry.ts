import type { AccessLog, AppActionLog, ChangeLog, ErrorLog, ReadLog, SchedulerLog } from '#generated/shapes.ts';
import { run, type Statement } from '../database/command.ts';
import { newGid } from '../ground/new-gid.ts';

type Enveloped = 'gid' | 'version' | 'createdAt' | 'updatedAt';

/** What an entry of each log says. */
export interface EntryBodies {
  access: Omit<AccessLog, Enveloped>;
  change: Omit<ChangeLog, Enveloped>;
  error: Omit<ErrorLog, Enveloped>;
  read: Omit<ReadLog, Enveloped>;
  scheduler: Omit<SchedulerLog, Enveloped>;
  appAction: Omit<AppActionLog, Enveloped>;
}
export type LogName = keyof EntryBodies;

/**
 * Adds an entry to one of an organisation's logs ('' for the installation's) and yields its gid; `recordGid` lets a
 * record's be found.
 */
export function* appendEntry<Log extends LogName>(
  log: Log,
  organisationGid: string,
  body: EntryBodies[Log],
  now: number,
  recordGid: string | null = null,
): Generator<Statement, string, unknown> {
  const gid = newGid();
  yield* run(
    'log_entry',
    'INSERT INTO log_entry (gid, organisation_gid, log, record_gid, body, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    gid,
    organisationGid,
    log,
    recordGid,
    JSON.stringify(body),
    now,
  );
  return gid;
}
