import type { EventKind } from '#generated/values.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { holdMs } from './held-time.ts';

/** One line for an organisation's log. */
export interface NewEvent {
  readonly organisationGid: string;
  readonly kind: EventKind;
  readonly queueGid?: string | null;
  readonly panelGid?: string | null;
  readonly groupGid?: string | null;
  readonly ticketGid?: string | null;
  readonly number?: number | null;
  readonly staffGid?: string | null;
  readonly payload?: object | null;
}

/**
 * Appends a line to the organisation's log and answers its sequence number. It takes the head row first, which gives
 * the order, the lock and the time at once; the commit announces the number to the streams.
 */
export function* appendEvent(context: Context, event: NewEvent): Generator<Statement, number, unknown> {
  const seq = yield* nextSeq(context, event.organisationGid);
  yield* run(
    `INSERT INTO event
       (organisation_gid, seq, kind, at, queue_gid, panel_gid, group_gid, ticket_gid, number, staff_gid, payload)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    event.organisationGid,
    seq,
    event.kind,
    context.now,
    event.queueGid ?? null,
    event.panelGid ?? null,
    event.groupGid ?? null,
    event.ticketGid ?? null,
    event.number ?? null,
    event.staffGid ?? null,
    event.payload ? JSON.stringify(event.payload) : null,
  );
  context.touched.set(event.organisationGid, seq);
  return seq;
}

/** The head row is this command's from its first event on: what follows need not ask again where the log stands. */
function* nextSeq(context: Context, organisationGid: string): Generator<Statement, number, unknown> {
  const known = context.touched.get(organisationGid);
  if (known !== undefined) {
    yield* run('UPDATE log_head SET seq = ? WHERE organisation_gid = ?', known + 1, organisationGid);
    return known + 1;
  }
  const head = yield* one<{ seq: number; at: number }>(
    `UPDATE log_head SET seq = seq + 1, at = CASE WHEN at > ? AND at <= ? THEN at ELSE ? END
     WHERE organisation_gid = ? RETURNING seq, at`,
    context.now,
    context.now + holdMs,
    context.now,
    organisationGid,
  );
  if (!head) throw new Error(`organisation ${organisationGid} has no log`);
  context.now = head.at;
  return head.seq;
}
