import { limits } from '#generated/limits.ts';
import type { EventKind } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import type { EventPayload } from './event.ts';
import type { PressLine, UndoablePress } from './press.ts';

type Row = Omit<PressLine, 'payload'> & { readonly payload: string | null };

const columns = `seq, kind, at, queue_gid AS "queueGid", ticket_gid AS "ticketGid", number, payload`;

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
  const { at } = last;
  const direct = before?.seq === last.seq - 1 ? before : undefined;
  if (last.kind === 'called' && last.payload.before) {
    const byNext = direct?.kind === 'completed' && direct.payload.closedBy === 'next';
    return { at, called: last, ...(byNext && { ended: direct }) };
  }
  if (last.kind === 'expired' && direct?.ticketGid === last.ticketGid && isEnd(direct)) {
    return { at, ended: direct!, expired: last };
  }
  return isEnd(last) ? { at, ended: last } : undefined;
}

function isEnd(line: PressLine | undefined): boolean {
  return line !== undefined && ends.has(line.kind) && line.payload.before?.call !== undefined;
}

/** Each column by its name: a copy of a row is slow, and every press reads the one before. */
function lineOf({ seq, kind, at, queueGid, ticketGid, number, payload }: Row): PressLine {
  const read = JSON.parse(payload ?? '{}') as EventPayload;
  return { seq: Number(seq), kind, at: Number(at), queueGid, ticketGid, number, payload: read };
}
