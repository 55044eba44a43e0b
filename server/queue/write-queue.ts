import { run, type Statement } from '../database/command.ts';
import type { LoggedEvent } from './event.ts';
import type { LineCounts } from './policy/line.ts';

/** Where the queue keeps no list it remembers the number. */
export function* countNumber(event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* run('queue', 'UPDATE queue SET current_number = ? WHERE gid = ?', event.number!, event.queueGid!);
}

/** A queue that nobody has used yet begins with another number than it opened with. */
export function* beginWith({ queueGid, payload }: LoggedEvent): Generator<Statement, void, unknown> {
  if (!payload?.opens) return;
  const { startingNumber } = payload.opens;
  yield* run(
    'queue',
    'UPDATE queue SET starting_number = ?, next_number = ? WHERE gid = ?',
    startingNumber,
    startingNumber,
    queueGid!,
  );
}

/** Whether the queue issues numbers to walk-ins. */
export function* setIssuing(event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* run(
    'queue',
    'UPDATE queue SET issuing = ? WHERE gid = ?',
    event.kind === 'issuingPaused' ? 'paused' : 'open',
    event.queueGid!,
  );
}

/** What the queue remembers of its calls, after one of them. */
export function* countCall(
  queueGid: string,
  { ordinaryCalls, priorityRun, lateAt, passedAt, examinedAt, extraAt, slotEndsAt }: LineCounts,
): Generator<Statement, void, unknown> {
  yield* run(
    'queue',
    `UPDATE queue SET ordinary_calls = ?, priority_run = ?, late_at = ?, passed_at = ?, examined_at = ?,
       extra_at = ?, slot_ends_at = ? WHERE gid = ?`,
    ordinaryCalls,
    priorityRun,
    lateAt,
    passedAt,
    examinedAt,
    extraAt,
    slotEndsAt,
    queueGid,
  );
}
