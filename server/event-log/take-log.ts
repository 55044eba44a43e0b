import { one, type Statement } from '../database/command.ts';

/** Where an organisation's log stands. */
export interface LogHead {
  /** Changes when the log starts anew (another database). */
  readonly epoch: string;
  readonly seq: number;
}

/**
 * Takes the head row of the organisation's log, the first thing that a queue command does: until its commit no other
 * command of the organisation reads what this one is about to change.
 */
export function* takeLog(organisationGid: string): Generator<Statement, LogHead, unknown> {
  const head = yield* one<LogHead>(
    'UPDATE log_head SET seq = seq WHERE organisation_gid = ? RETURNING epoch, seq',
    organisationGid,
  );
  if (!head) throw new Error(`organisation ${organisationGid} has no log`);
  return head;
}

/** Yields where the organisation's log stands, without taking it. */
export function* readLogHead(organisationGid: string): Generator<Statement, LogHead, unknown> {
  const head = yield* one<LogHead>('SELECT epoch, seq FROM log_head WHERE organisation_gid = ?', organisationGid);
  if (!head) throw new Error(`organisation ${organisationGid} has no log`);
  return head;
}
