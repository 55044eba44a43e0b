import type { EventKind } from '#generated/values.ts';
import { type Context, changed, run, type SqlValue, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
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

/** A line that has its place in the log. */
export interface NumberedEvent extends NewEvent {
  readonly seq: number;
}

/**
 * Appends a line to the organisation's log and answers its sequence number; after the commit the streams read it.
 */
export function* appendEvent(context: Context, event: NewEvent): Generator<Statement, number, unknown> {
  const seq = yield* takeNumbers(context, event.organisationGid, 1);
  yield* writeLines(context, [{ ...event, seq }]);
  return seq;
}

/**
 * Takes the next so many sequence numbers of the organisation's log and answers the first: the order and the time of
 * the lines that `writeLines` puts there before the command ends.
 */
export function* takeNumbers(
  context: Context,
  organisationGid: string,
  count: number,
): Generator<Statement, number, unknown> {
  const last = context.touched.get(organisationGid) ?? context.taken?.get(organisationGid);
  const head = last === undefined ? yield* moveHead(context, organisationGid, count) : last + count;
  if (last !== undefined) {
    // The head was read under the lock, and the command's time is held: nothing needs to be asked.
    yield* run(
      'log_head',
      'UPDATE log_head SET seq = ?, at = ? WHERE organisation_gid = ?',
      head,
      context.now,
      organisationGid,
    );
  }
  context.touched.set(organisationGid, head);
  return head - count + 1;
}

/** Moves the head on, which gives the order, the lock and the time at once. */
function* moveHead(context: Context, organisationGid: string, count: number): Generator<Statement, number, unknown> {
  const head = yield* changed<{ seq: number; at: number }>(
    'log_head',
    `UPDATE log_head SET seq = seq + ?, at = CASE WHEN at > ? AND at <= ? THEN at ELSE ? END
     WHERE organisation_gid = ? RETURNING seq, at`,
    count,
    context.now,
    context.now + holdMs,
    context.now,
    organisationGid,
  );
  if (!head) throw new Error(`organisation ${organisationGid} has no log`);
  context.now = head.at;
  return head.seq;
}

const columns = [
  'organisation_gid',
  'seq',
  'kind',
  'at',
  'queue_gid',
  'panel_gid',
  'group_gid',
  'ticket_gid',
  'number',
  'staff_gid',
  'payload',
];
const row = placeholders(columns);
/** Lines in one statement at most. */
const most = 8;

/** Writes lines whose numbers were taken. */
export function* writeLines(context: Context, lines: readonly NumberedEvent[]): Generator<Statement, void, unknown> {
  for (let from = 0; from < lines.length; from += most) {
    const some = lines.slice(from, from + most);
    const rows = some.map(() => row).join(', ');
    yield* run(
      'event',
      `INSERT INTO event (${columns.join(', ')}) VALUES ${rows}`,
      ...some.flatMap((line) => valuesOf(line, context.now)),
    );
  }
}

function valuesOf(event: NumberedEvent, at: number): SqlValue[] {
  return [
    event.organisationGid,
    event.seq,
    event.kind,
    at,
    event.queueGid ?? null,
    event.panelGid ?? null,
    event.groupGid ?? null,
    event.ticketGid ?? null,
    event.number ?? null,
    event.staffGid ?? null,
    event.payload ? JSON.stringify(event.payload) : null,
  ];
}
