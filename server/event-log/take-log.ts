import { type Context, one, type Statement } from '../database/command.ts';
import { heldTime } from './held-time.ts';

/** Where an organisation's log stands. */
export interface LogHead {
  /** Changes when the log starts anew (another database). */
  readonly epoch: string;
  readonly seq: number;
}

/**
 * Takes the head of the organisation's log, the first thing that a queue command does. The engine lets commands of one
 * organisation follow one another (the one thread that writes, or the lock that begins the transaction), so no other
 * reads what this one is about to change. From here on the command's time is the organisation's, which does not run
 * back.
 */
export function* takeLog(organisationGid: string, context: Context): Generator<Statement, LogHead, unknown> {
  const { epoch, seq, at } = yield* readHead(organisationGid);
  context.now = heldTime(context.now, at);
  context.taken?.set(organisationGid, seq);
  return { epoch, seq };
}

/** Yields where the organisation's log stands, without taking it. */
export function* readLogHead(organisationGid: string): Generator<Statement, LogHead, unknown> {
  const { epoch, seq } = yield* readHead(organisationGid);
  return { epoch, seq };
}

/** Yields when the last line of the log was written: milliseconds since 1970 UTC; 0 for an organisation without one. */
export function* readLogTime(organisationGid: string): Generator<Statement, number, unknown> {
  return (yield* findHead(organisationGid))?.at ?? 0;
}

type TimedHead = LogHead & { readonly at: number };

function* readHead(organisationGid: string): Generator<Statement, TimedHead, unknown> {
  const head = yield* findHead(organisationGid);
  if (!head) throw new Error(`organisation ${organisationGid} has no log`);
  return head;
}

function* findHead(organisationGid: string): Generator<Statement, TimedHead | undefined, unknown> {
  return yield* one<TimedHead>(
    'log_head',
    'SELECT epoch, seq, at FROM log_head WHERE organisation_gid = ?',
    organisationGid,
  );
}
