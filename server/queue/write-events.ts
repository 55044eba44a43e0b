import { waitingStatuses } from '#generated/transitions.ts';
import type { QueueStatus } from '#generated/values.ts';
import { type Context, changed, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { type NumberedEvent, takeNumbers, writeLines } from '../event-log/append-event.ts';
import type { EventPayload, LoggedEvent, QueueEvent } from './event.ts';
import { move } from './move.ts';
import { afterCall } from './policy/after-call.ts';
import type { LineCall } from './policy/line.ts';
import { slotOfCall } from './policy/slot-of-call.ts';
import { openQueueRow, queueExists } from './read-rows.ts';
import type { QueueRow } from './rows.ts';
import { clearCall, logIn, recall, setCall, setService } from './write-counter.ts';
import { beginWith, countCall, countNumber, setIssuing } from './write-queue.ts';
import { takeBackCall, takeBackEnd } from './write-taken-back.ts';
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
    const opens = queue && !(yield* isStored(queue)) ? openingOf(queue) : undefined;
    if (queue && opens) yield* openQueueRow(organisationGid, queue);
    if (queue) stored.add(queue.gid);
    const { claim, line: _, waitedMs, ...event } = yield* claimTicket(decided, context.now);
    context.happened?.push({ kind: event.kind, ...(waitedMs !== undefined && { waitedMs }) });
    const payload = opens ? { ...event.payload, opens } : event.payload;
    const seq = first + index;
    lines.push({ organisationGid, ...event, payload, seq });
    const followed = events[index + 1]?.kind === 'called' && events[index + 1]?.panelGid === event.panelGid;
    yield* writeRows(organisationGid, { ...event, claim, seq, at: context.now }, followed);
  }
  yield* writeLines(context, lines);
}

function openingOf({ startingNumber, firstNumber }: QueueRow): NonNullable<EventPayload['opens']> {
  return { startingNumber, ...(firstNumber !== null && { firstNumber }) };
}

function* isStored(queue: QueueRow): Generator<Statement, boolean, unknown> {
  return queue.stored === true || (yield* queueExists(queue.gid));
}

/** The statuses are values, so that PostgreSQL cannot take an index of those who wait for one of tickets (migration 017). */
const takeFrom = (statuses: number) => `UPDATE ticket
  SET status = ?, called_at = ?, calls = calls + 1, counter_gid = ?, for_counter_gid = NULL
  WHERE gid = ? AND status IN (${Array(statuses).fill('?').join(', ')})
  RETURNING number, lane, slot_ends_at AS "slotEndsAt", arrived_at AS "arrivedAt", calls`;
const takeFromOne = takeFrom(1);
const takeWaiting = takeFrom(waitingStatuses.length);

/**
 * The one conditional write of a call: it takes the ticket only if it still waits (or was passed) and returns it, so
 * that two counters can never both get one patient, whatever was read before.
 */
function* claimTicket(event: QueueEvent, now: number): Generator<Statement, QueueEvent, unknown> {
  if (event.kind !== 'called' || !event.claim) return event;
  const { counts, reason } = event.line!;
  const from = event.claim === 'waiting' ? undefined : event.claim;
  const statuses = from ? [from] : waitingStatuses;
  const taken = yield* changed<LineCall & { number: number; arrivedAt: number; calls: number }>(
    'ticket',
    from ? takeFromOne : takeWaiting,
    move(from ?? 'awaiting', 'called'),
    now,
    event.panelGid!,
    event.ticketGid!,
    ...statuses,
  );
  if (!taken) throw new Refusal({ code: 'number_called_elsewhere' });
  const lane = from === 'passed' ? 'passed' : taken.lane;
  const call = { lane, reason, slotEndsAt: taken.slotEndsAt };
  const slotEndsAt = slotOfCall(call, counts);
  yield* countCall(event.queueGid!, afterCall(counts, { ...call, slotEndsAt }));
  const staysInSlot = slotEndsAt !== call.slotEndsAt && { staysInSlot: true };
  const waited = taken.calls === 1 && { waitedMs: Math.max(0, now - taken.arrivedAt) };
  return { ...event, ...waited, number: taken.number, payload: { ...event.payload, lane, reason, ...staysInSlot } };
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
    case 'stayed':
      return;
    case 'receiptTakenBack':
      // What the same press writes next puts the ticket where it was.
      return;
    case 'callTakenBack':
      return yield* takeBackCall(event);
    case 'endTakenBack':
      return yield* takeBackEnd(event);
    case 'putBack':
      if (event.ticketGid) yield* returnToLine(event, undefined);
      return yield* clearCall(event);
    case 'preset':
      return yield* countNumber(event);
    case 'reset':
      return yield* beginWith(event);
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
