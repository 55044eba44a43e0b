import { waitingStatuses } from '#generated/transitions.ts';
import type { QueueStatus } from '#generated/values.ts';
import { type Context, one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { type NumberedEvent, takeNumbers, writeLines } from '../event-log/append-event.ts';
import type { LoggedEvent, QueueEvent } from './event.ts';
import { move } from './move.ts';
import { nextUp } from './next-up.ts';
import { afterCall } from './policy/after-call.ts';
import type { LineCall } from './policy/line.ts';
import { openQueueRow, queueExists } from './read-rows.ts';
import type { QueueRow } from './rows.ts';
import { clearCall, logIn, recall, setCall, setService } from './write-counter.ts';
import { countCall, countNumber, setIssuing } from './write-queue.ts';
import {
  changePlace,
  checkIn,
  countRecall,
  issue,
  moveTicket,
  receive,
  release,
  returnToLine,
  start,
} from './write-ticket.ts';

/**
 * Writes what was decided: each event into the log and, in the same transaction, into the rows that follow from it.
 * The first event of a queue opens it; its line says what the queue opened with. `queues` are those that may open.
 */
export function* writeEvents(
  context: Context,
  organisationGid: string,
  queues: QueueRow | readonly QueueRow[],
  events: readonly QueueEvent[],
): Generator<Statement, void, unknown> {
  if (events.length === 0) return;
  const first = yield* takeNumbers(context, organisationGid, events.length);
  const lines: NumberedEvent[] = [];
  const stored = new Set<string>();
  for (const [index, decided] of events.entries()) {
    const queue = [queues].flat().find(({ gid }) => gid === decided.queueGid && !stored.has(gid));
    const opens = queue && !(yield* isStored(queue)) ? { startingNumber: queue.startingNumber } : undefined;
    if (queue && opens) yield* openQueueRow(organisationGid, queue);
    if (queue) stored.add(queue.gid);
    const { claim, line: _, ...event } = yield* claimTicket(decided, context.now);
    const payload = opens ? { ...event.payload, opens } : event.payload;
    const seq = first + index;
    lines.push({ organisationGid, ...event, payload, seq });
    const followed = events[index + 1]?.kind === 'called' && events[index + 1]?.panelGid === event.panelGid;
    yield* writeRows(organisationGid, { ...event, claim, seq, at: context.now }, followed);
  }
  yield* writeLines(context, lines);
}

function* isStored(queue: QueueRow): Generator<Statement, boolean, unknown> {
  return queue.stored === true || (yield* queueExists(queue.gid));
}

/**
 * The one conditional write of a call: it takes the ticket only if it still waits (or was passed) and returns it, so
 * that two counters can never both get one patient. "Next" takes whom the policy chooses among the first of each lane;
 * nobody can come between, because the command holds the head of the organisation's log.
 */
function* claimTicket(event: QueueEvent, now: number): Generator<Statement, QueueEvent, unknown> {
  if (event.kind !== 'called' || !event.claim) return event;
  const { policy, counts } = event.line!;
  const queue = { ...counts, gid: event.queueGid! };
  const from = event.claim === 'firstWaiting' ? undefined : event.claim;
  const next = from ? undefined : yield* nextUp(queue, policy, event.panelGid!, now);
  const gid = next?.waiter.gid ?? event.ticketGid;
  if (!gid) throw new Refusal({ code: 'no_waiting_patient' });
  const statuses = from ? [from] : waitingStatuses;
  // The statuses are values, so that PostgreSQL cannot take an index of those who wait for one of tickets (migration 017).
  const taken = yield* one<LineCall & { number: number }>(
    `UPDATE ticket SET status = ?, called_at = ?, calls = calls + 1, counter_gid = ?, for_counter_gid = NULL
     WHERE gid = ? AND status IN (${statuses.map(() => '?').join(', ')}) RETURNING number, lane, slot_ends_at AS "slotEndsAt"`,
    move(from ?? 'awaiting', 'called'),
    now,
    event.panelGid!,
    gid,
    ...statuses,
  );
  if (!taken) throw new Refusal({ code: 'number_called_elsewhere' });
  const lane = from === 'passed' ? 'passed' : taken.lane;
  const call = { lane, reason: next?.reason ?? 'byNumber', slotEndsAt: taken.slotEndsAt } as const;
  yield* countCall(queue.gid, afterCall(counts, call));
  const payload = { ...event.payload, lane, reason: call.reason };
  return { ...event, ticketGid: gid, number: taken.number, payload };
}

/** @param followed whether the same counter calls next, and its call need not be cleared before */
function* writeRows(
  organisationGid: string,
  event: LoggedEvent,
  followed: boolean,
): Generator<Statement, void, unknown> {
  switch (event.kind) {
    case 'issued':
      return yield* issue(organisationGid, event);
    case 'checkedIn':
      return yield* checkIn(event);
    case 'canceled':
    case 'expired':
      return yield* moveTicket(event, event.claim as QueueStatus);
    case 'called':
      if (!event.ticketGid) yield* countNumber(event);
      return yield* setCall(event);
    case 'recalled':
      if (event.ticketGid) yield* countRecall(event.ticketGid);
      return yield* recall(event);
    case 'movedToPassed':
      return yield* moveTicket(event, event.claim as QueueStatus);
    case 'consultationStarted':
    case 'serviceStarted':
      return yield* start(event);
    case 'cameBack':
    case 'backFromExamination':
      return yield* returnToLine(event, event.claim as QueueStatus);
    case 'priorityChanged':
      return yield* changePlace(event);
    case 'transferred':
    case 'wentAway':
    case 'sentToExamination':
      yield* moveTicket(event, event.claim as QueueStatus);
      return yield* clearCall(event);
    case 'received':
      return yield* receive(event);
    case 'preset':
      return yield* countNumber(event);
    case 'issuingPaused':
    case 'issuingResumed':
      return yield* setIssuing(event);
    case 'passed':
    case 'completed':
      if (event.ticketGid) yield* moveTicket(event, event.claim as QueueStatus | undefined);
      if (!followed) yield* clearCall(event);
      return;
    case 'loggedIn':
      return yield* logIn(organisationGid, event);
    case 'loggedOut':
      yield* release(event);
      return yield* setService(event, 'unlogin');
    case 'paused':
      return yield* setService(event, 'pause');
    case 'resumed':
      return yield* setService(event, 'serving');
  }
}
