import { type Context, one, type Statement } from '../database/command.ts';
import { heldTime } from './held-time.ts';

/** Where an organisation's log stands. */
export interface LogHead {
  /** Changes when the log starts anew (another database). */
  readonly epoch: string;
  readonly seq: number;
}

/**
 * Takes the head row of the organisation's log, the first thing that a queue command does: until its commit no other
 * command of the organisation reads what this one is about to change. From here on the command's time is the
 * organisation's, which does not run back.
 */
export function* takeLog(organisationGid: string, context: Context): Generator<Statement, LogHead, unknown> {
  const head = yield* one<LogHead & { at: number }>(
    'UPDATE log_head SET seq = seq WHERE organisation_gid = ? RETURNING epoch, seq, at',
    organisationGid,
  );
  if (!head) throw new Error(`organisation ${organisationGid} has no log`);
  context.now = heldTime(context.now, head.at);
  return { epoch: head.epoch, seq: head.seq };
}

/** Yields where the organisation's log stands, without taking it. */
export function* readLogHead(organisationGid: string): Generator<Statement, LogHead, unknown> {
  const head = yield* one<LogHead>('SELECT epoch, seq FROM log_head WHERE organisation_gid = ?', organisationGid);
  if (!head) throw new Error(`organisation ${organisationGid} has no log`);
  return head;
}
