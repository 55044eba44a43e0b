import { limits } from '#generated/limits.ts';
import type { EventKind } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import type { EventPayload } from './event.ts';
import type { TicketRow } from './rows.ts';

/** A line of a press, as far as undoing it depends on it. */
export interface PressLine {
  readonly seq: number;
  readonly kind: EventKind;
  readonly at: number;
  readonly queueGid: string | null;
  readonly ticketGid: string | null;
  readonly number: number | null;
  readonly panelGid: string | null;
  readonly groupGid: string | null;
  readonly staffGid: string | null;
  readonly payload: EventPayload;
}

/** The last press at a counter, while it can be undone: what it called, and the call that it ended. */
export interface UndoablePress {
  readonly staffGid: string | null;
  readonly at: number;
  readonly called?: PressLine;
  /** The end of the counter's call, and what followed from it: it was the last no-show that the rules allow. */
  readonly ended?: PressLine;
  readonly expired?: PressLine;
}

/** What has become of what a press did. */
export interface SincePress extends UndoablePress {
  /** Something else happened to one of its patients. */
  readonly followed: boolean;
  /** Others of its queue were called since: then what the queue remembers of its calls stays. */
  readonly othersCalled: boolean;
  /** The ticket whose call it ended, as it is now. */
  readonly endedTicket: TicketRow | undefined;
  /** Somebody else has the number in the queue by now. */
  readonly numberTaken: boolean;
}

type Row = Omit<PressLine, 'payload'> & { readonly payload: string | null };

const columns = `seq, kind, at, queue_gid AS "queueGid", ticket_gid AS "ticketGid", number, panel_gid AS "panelGid",
  group_gid AS "groupGid", staff_gid AS "staffGid", payload`;

const ends: ReadonlySet<EventKind> = new Set(['completed', 'passed', 'wentAway', 'sentToExamination', 'transferred']);

/**
 * Yields the last press at a counter if it can be undone: a call, the end of a call or a transfer, not longer ago than
 * `limits.undoMs`, with nothing at the counter after it. What others send to the counter, and what the office changes,
 * does not count.
 */
export function* readLastPress(
  organisationGid: string,
  panelGid: string,
  now: number,
): Generator<Statement, UndoablePress | undefined, unknown> {
  const rows = yield* all<Row>(
    'event',
    `SELECT ${columns} FROM event WHERE organisation_gid = ? AND panel_gid = ?
       AND kind NOT IN ('edited', 'received', 'receiptTakenBack', 'stayed') ORDER BY seq DESC LIMIT 2`,
    organisationGid,
    panelGid,
  );
  const [last, before] = rows.map(lineOf);
  if (!last || last.at < now - limits.undoMs) return undefined;
  const { staffGid, at } = last;
  const direct = before?.seq === last.seq - 1 ? before : undefined;
  if (last.kind === 'called' && last.payload.before) {
    const byNext = direct?.kind === 'completed' && direct.payload.closedBy === 'next';
    return { staffGid, at, called: last, ...(byNext && { ended: direct }) };
  }
  if (last.kind === 'expired' && direct?.ticketGid === last.ticketGid && isEnd(direct)) {
    return { staffGid, at, ended: direct!, expired: last };
  }
  return isEnd(last) ? { staffGid, at, ended: last } : undefined;
}

function isEnd(line: PressLine | undefined): boolean {
  return line !== undefined && ends.has(line.kind) && line.payload.before?.call !== undefined;
}

function lineOf({ payload, ...row }: Row): PressLine {
  return { ...row, seq: Number(row.seq), at: Number(row.at), payload: JSON.parse(payload ?? '{}') as EventPayload };
}
