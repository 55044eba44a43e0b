import type { QueueStatus } from '#generated/values.ts';
import { type Context, one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { appendEvent } from '../event-log/append-event.ts';
import type { LoggedEvent, QueueEvent } from './event.ts';
import { move } from './move.ts';
import { openQueueRow, queueExists } from './read-rows.ts';
import type { QueueRow } from './rows.ts';
import { waitingList } from './status-groups.ts';
import { clearCall, logIn, recall, setCall, setService } from './write-counter.ts';
import { countNumber, setIssuing } from './write-queue.ts';
import { checkIn, countRecall, issue, moveTicket, receive, release, returnToLine, start } from './write-ticket.ts';

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
  for (const decided of events) {
    const queue = [queues].flat().find(({ gid }) => gid === decided.queueGid);
    const opens = queue && !(yield* queueExists(queue.gid)) ? { startingNumber: queue.startingNumber } : undefined;
    if (queue && opens) yield* openQueueRow(organisationGid, queue);
    const { claim, ...event } = yield* claimTicket(decided, context.now);
    const payload = opens ? { ...event.payload, opens } : event.payload;
    const seq = yield* appendEvent(context, { organisationGid, ...event, payload });
    yield* writeRows(organisationGid, { ...event, claim, seq, at: context.now });
  }
}

/**
 * The one conditional write of a call: it takes the ticket only if it still waits (or was passed) and returns it;
 * "next" takes whoever is first at this moment, those before all who were sent to the counter, and nobody who was sent
 * to another. Two counters can never both get one patient.
 */
function* claimTicket(event: QueueEvent, now: number): Generator<Statement, QueueEvent, unknown> {
  if (event.kind !== 'called' || !event.claim) return event;
  const take =
    'UPDATE ticket SET status = ?, called_at = ?, calls = calls + 1, counter_gid = ?, for_counter_gid = NULL';
  if (event.claim === 'firstWaiting') {
    const first = yield* one<{ gid: string; number: number }>(
      `${take} WHERE gid = (SELECT gid FROM ticket WHERE queue_gid = ? AND status IN ${waitingList}
                              AND (for_counter_gid IS NULL OR for_counter_gid = ?)
                            ORDER BY CASE WHEN for_counter_gid IS NULL THEN 1 ELSE 0 END, order_key, number LIMIT 1)
         AND status IN ${waitingList} RETURNING gid, number`,
      move('awaiting', 'called'),
      now,
      event.panelGid!,
      event.queueGid!,
      event.panelGid!,
    );
    if (!first) throw new Refusal({ code: 'no_waiting_patient' });
    return { ...event, ticketGid: first.gid, number: first.number };
  }
  const taken = yield* one(
    `${take} WHERE gid = ? AND status = ? RETURNING gid`,
    move(event.claim, 'called'),
    now,
    event.panelGid!,
    event.ticketGid!,
    event.claim,
  );
  if (!taken) throw new Refusal({ code: 'number_called_elsewhere' });
  return event;
}

function* writeRows(organisationGid: string, event: LoggedEvent): Generator<Statement, void, unknown> {
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
      return yield* clearCall(event);
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
