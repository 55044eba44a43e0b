import { all, type Context, count, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { type Holder, keepSweep } from './lease.ts';

/** A few rows that go in one command: how many, and where the next bite begins; without it there is nothing more. */
export interface Bite<Place> {
  readonly removed: number;
  readonly next?: Place | undefined;
}

type Taking<Argument, Place> = (
  argument: Argument & { readonly rows: number },
) => Generator<Statement, Bite<Place>, unknown>;

/** Makes a command of a bite: it only goes on while the sweep is this process's, and then at most so many rows go. */
function bite<Argument, Place>(commandName: string, take: Taking<Argument, Place>) {
  return defineCommand(
    import.meta.url,
    commandName,
    function* (
      argument: Argument & Holder & { readonly rows: number },
      context: Context,
    ): Generator<Statement, Bite<Place>, unknown> {
      const taken = yield* take(argument);
      yield* keepSweep(argument, context, taken.removed);
      return taken;
    },
  );
}

interface FromSeq {
  readonly organisationGid: string;
  readonly from: number;
}

/** Lines of the log from its beginning on: it loses an old piece in one, and stays without a gap. */
export const sweepEvents = bite<FromSeq & { readonly until: number }, number>('sweepEvents', function* (asked) {
  const { organisationGid, from, until, rows } = asked;
  const first = yield* one<{ seq: number }>(
    'event',
    'SELECT seq FROM event WHERE organisation_gid = ? AND seq >= ? AND seq < ? ORDER BY seq LIMIT 1',
    organisationGid,
    from,
    until,
  );
  if (!first) return { removed: 0 };
  const end = Math.min(Number(first.seq) + rows, until);
  const removed = yield* count(
    'event',
    'DELETE FROM event WHERE organisation_gid = ? AND seq >= ? AND seq < ?',
    organisationGid,
    first.seq,
    end,
  );
  return { removed, next: end < until ? end : undefined };
});

/** Changes of appointments from the first on; the last one stays, because the next takes its number from it. */
export const sweepAppointmentChanges = bite<FromSeq & { readonly before: number }, number>(
  'sweepAppointmentChanges',
  function* (asked) {
    const { organisationGid, from, before, rows } = asked;
    const first = yield* one<{ number: number; at: number }>(
      'appointment_change',
      'SELECT number, at FROM appointment_change WHERE organisation_gid = ? AND number >= ? ORDER BY number LIMIT 1',
      organisationGid,
      from,
    );
    if (!first || Number(first.at) >= before) return { removed: 0 };
    const next = Number(first.number) + rows;
    const removed = yield* count(
      'appointment_change',
      `DELETE FROM appointment_change WHERE organisation_gid = ? AND number >= ? AND number < ? AND at < ?
     AND number < (SELECT number FROM appointment_change WHERE organisation_gid = ? ORDER BY number DESC LIMIT 1)`,
      organisationGid,
      first.number,
      next,
      before,
      organisationGid,
    );
    return { removed, next };
  },
);

/** Appointments of the days before one. */
export const sweepAppointments = bite<{ readonly organisationGid: string; readonly before: string }, true>(
  'sweepAppointments',
  function* ({ organisationGid, before, rows }) {
    const removed = yield* count(
      'appointment',
      `DELETE FROM appointment WHERE gid IN (
         SELECT gid FROM appointment WHERE organisation_gid = ? AND inspection_day < ?
         ORDER BY inspection_day, shift, gid LIMIT ?)`,
      organisationGid,
      before,
      rows,
    );
    return { removed, next: removed === rows ? true : undefined };
  },
);

export interface QueuePlace {
  readonly day: string;
  readonly gid: string;
}

/** Queues looked at in one bite. */
const queuesAtOnce = 20;

/**
 * Tickets of the days before one, and their queues. What a counter still has before it stays, and so does the last queue
 * of each room and session: numbers may go on from it.
 */
export const sweepQueues = bite<
  { readonly organisationGid: string; readonly before: string; readonly after: QueuePlace },
  QueuePlace
>('sweepQueues', function* ({ organisationGid, before, after, rows }) {
  const queues = yield* all<QueuePlace>(
    'queue',
    `SELECT gid, service_date AS day FROM queue
     WHERE organisation_gid = ? AND service_date < ? AND (service_date, gid) > (?, ?)
     ORDER BY service_date, gid LIMIT ?`,
    organisationGid,
    before,
    after.day,
    after.gid,
    queuesAtOnce,
  );
  let removed = 0;
  let reached = after;
  for (const queue of queues) {
    const tickets = yield* count(
      'ticket',
      `DELETE FROM ticket WHERE gid IN (
         SELECT t.gid FROM ticket t WHERE t.queue_gid = ?
         AND NOT EXISTS (SELECT 1 FROM counter c WHERE c.organisation_gid = ? AND c.call_ticket_gid = t.gid) LIMIT ?)`,
      queue.gid,
      organisationGid,
      rows - removed,
    );
    removed += tickets;
    if (removed >= rows) return { removed, next: reached };
    removed += yield* count(
      'queue',
      `DELETE FROM queue WHERE gid = ? AND NOT EXISTS (SELECT 1 FROM ticket t WHERE t.queue_gid = queue.gid)
       AND NOT EXISTS (SELECT 1 FROM counter c WHERE c.organisation_gid = ?
                       AND (c.queue_gid = queue.gid OR c.call_queue_gid = queue.gid))
       AND (EXISTS (SELECT 1 FROM queue later WHERE later.owner_gid = queue.owner_gid
                    AND later.session = queue.session AND later.service_date > queue.service_date)
            OR NOT EXISTS (SELECT 1 FROM document d WHERE d.gid = queue.owner_gid))`,
      queue.gid,
      organisationGid,
    );
    reached = queue;
  }
  return { removed, next: queues.length === queuesAtOnce ? reached : undefined };
});

/** Receipts of calls. */
export const sweepReceipts = bite<{ readonly organisationGid: string; readonly before: number }, true>(
  'sweepReceipts',
  function* ({ organisationGid, before, rows }) {
    const removed = yield* count(
      'call_receipt',
      `DELETE FROM call_receipt WHERE gid IN (
         SELECT gid FROM call_receipt WHERE organisation_gid = ? AND called_at < ? ORDER BY called_at LIMIT ?)`,
      organisationGid,
      before,
      rows,
    );
    return { removed, next: removed === rows ? true : undefined };
  },
);
