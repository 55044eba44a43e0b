import type { EventKind } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';

/** What undoes a press; as SQL has it, word for word the condition of its index (migration 117). */
const undoing: ReadonlySet<EventKind> = new Set(['callTakenBack', 'endTakenBack', 'receiptTakenBack']);
export const undoingList = "('callTakenBack', 'endTakenBack', 'receiptTakenBack')";

/** Calls, and what takes one back; word for word the condition of their index (migration 117). */
export const callsList = "('called', 'recalled', 'callTakenBack')";

/**
 * Calls of one counter as they stand now, newest first: without those that were taken back. Nothing happens at a counter
 * between a call and its taking back, so that it is the next older line.
 * @param rows the lines of `callsList` at the counter, newest first
 */
export function callsThatStand<Row extends { readonly kind: EventKind }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ kind }, index) => kind !== 'callTakenBack' && rows[index - 1]?.kind !== 'callTakenBack');
}

/** A line of the log, with what it says as JSON text. */
interface Line {
  readonly seq: number;
  readonly kind: EventKind;
  readonly payload: string | null;
}

/** Lines without presses that were undone, and without their undoing: as if neither had been. */
export function withoutUndone<One extends Line>(lines: readonly One[]): One[] {
  const undone = undoneBy(lines);
  return lines.filter((line) => stands(line, undone));
}

/** Yields the lines that were taken back by others between two places of a log, both included. */
export function* readUndone(
  organisationGid: string,
  first: number,
  last: number,
): Generator<Statement, ReadonlySet<number>, unknown> {
  const lines = yield* all<Line>(
    'event',
    `SELECT seq, kind, payload FROM event WHERE organisation_gid = ? AND seq >= ? AND seq <= ? AND kind IN ${undoingList}`,
    organisationGid,
    first,
    last,
  );
  return undoneBy(lines);
}

function undoneBy(lines: readonly Line[]): Set<number> {
  const payloads = lines.filter(({ kind }) => undoing.has(kind)).map(({ payload }) => payload ?? '{}');
  return new Set(payloads.flatMap((text) => (JSON.parse(text) as { takesBack?: number[] }).takesBack ?? []));
}

/** Whether a line counts: it was not taken back, and takes nothing back. */
export function stands({ seq, kind }: Pick<Line, 'seq' | 'kind'>, undone: ReadonlySet<number>): boolean {
  return !undoing.has(kind) && !undone.has(Number(seq));
}
