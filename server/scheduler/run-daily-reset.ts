import type { Organisation } from '#generated/shapes.ts';
import { all, type Context, changed, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { takeLog } from '../event-log/take-log.ts';
import { appendEntry } from '../journal/append-entry.ts';
import { noteChange } from '../journal/note-change.ts';
import { closeCounter, openCounters } from '../queue/close-counters.ts';
import type { QueueEvent } from '../queue/event.ts';
import { highestNumber } from '../queue/highest-number.ts';
import { initialNumber } from '../queue/initial-number.ts';
import {
  type CounterPlace,
  freshQueue,
  numbersBySession,
  oneForEachQueue,
  readDay,
  readPlaces,
} from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { latestRound, queueExists, ticketColumns } from '../queue/read-rows.ts';
import type { CounterRow, QueueRow, TicketRow } from '../queue/rows.ts';
import { sessions } from '../queue/sessions.ts';
import { unfinished } from '../queue/status-groups.ts';
import { writeEvents } from '../queue/write-events.ts';
import { dayAfter } from './due-reset.ts';

export interface DailyResetRun {
  readonly organisationGid: string;
  /** The business day to close, YYYY-MM-DD; what was left over from earlier ones goes with it. */
  readonly businessDate: string;
}

export interface DailyResetDone {
  readonly expiredTickets: number;
  readonly loggedOutCounters: number;
  readonly presetQueues: number;
}

/**
 * Command: closes a business day in one transaction. Counters log out, who was not called any more expires, and
 * counters without a list get the first number of the coming day. A day that was closed before stays as it is (null),
 * whichever process asks.
 */
export const runDailyReset = defineCommand(
  import.meta.url,
  'runDailyReset',
  function* (
    { organisationGid, businessDate }: DailyResetRun,
    context: Context,
  ): Generator<Statement, DailyResetDone | null, unknown> {
    yield* takeLog(organisationGid, context);
    const first = yield* changed(
      'daily_reset',
      `INSERT INTO daily_reset (organisation_gid, business_date, run_at) VALUES (?, ?, ?)
     ON CONFLICT (organisation_gid, business_date) DO NOTHING RETURNING business_date`,
      organisationGid,
      businessDate,
      context.now,
    );
    if (!first) return null;
    const { organisation } = yield* readDay(organisationGid, context.now);
    const places = yield* readPlaces(organisationGid);
    const groups = new Map(places.map(({ panel, group }) => [panel.gid, group?.gid]));
    const closing = (yield* openCounters(organisationGid)).filter((counter) => belongsTo(counter, businessDate));
    yield* writeEvents(
      context,
      organisationGid,
      [],
      closing.flatMap((counter) => closeCounter(counter, groups.get(counter.panelGid), { dayEnds: true })),
    );
    // Read after the counters were closed: a call that was finished there does not expire as well.
    const ends = (yield* readUnfinished(organisationGid, businessDate)).map(endOf);
    yield* writeEvents(context, organisationGid, [], ends);
    const opened = yield* openNextDay(organisation, places, businessDate);
    yield* writeEvents(
      context,
      organisationGid,
      opened.map(({ queue }) => queue),
      opened.map(({ event }) => event),
    );
    const done = {
      expiredTickets: ends.filter(({ kind }) => kind === 'expired').length,
      loggedOutCounters: closing.filter(({ service }) => service !== 'unlogin').length,
      presetQueues: opened.length,
    };
    const entry = { job: 'dailyReset', outcome: 'done', businessDate, ...done } as const;
    yield* appendEntry('scheduler', organisationGid, entry, context.now);
    const family = 'businessDay';
    yield* noteChange(context, { organisationGid, action: 'reset', family, recordGid: businessDate });
    return done;
  },
);

/** A counter that was opened, or has called somebody, on a later day is at work. */
function belongsTo({ queueGid, call }: CounterRow, businessDate: string): boolean {
  const used = [queueGid, call?.queueGid].filter((gid) => typeof gid === 'string');
  return used.every((gid) => queueName(gid).serviceDate <= businessDate);
}

function* readUnfinished(
  organisationGid: string,
  businessDate: string,
): Generator<Statement, readonly TicketRow[], unknown> {
  return yield* all<TicketRow>(
    ['queue', 'ticket'],
    `SELECT ${ticketColumns} FROM ticket t JOIN queue q ON q.gid = t.queue_gid
     WHERE t.organisation_gid = ? AND ${unfinished} AND q.service_date <= ?
     ORDER BY t.queue_gid, t.number`,
    organisationGid,
    businessDate,
  );
}

/** Who was seen and sent to an examination, and did not come back, is done with; anybody else was not called. */
function endOf({ gid, queueGid, number, status, calledAt }: TicketRow): QueueEvent {
  const seen = calledAt !== null && (status === 'checking' || status === 'checkBack');
  return { kind: seen ? 'completed' : 'expired', queueGid, ticketGid: gid, number, claim: status };
}

/** The queues of the coming day, where no list is kept, that do not begin with their panel's starting number. */
function* openNextDay(
  organisation: Organisation,
  places: readonly CounterPlace[],
  businessDate: string,
): Generator<Statement, { queue: QueueRow; event: QueueEvent }[], unknown> {
  const opened: { queue: QueueRow; event: QueueEvent }[] = [];
  const listless = places.filter(({ callingMode }) => callingMode === 0);
  for (const place of oneForEachQueue(listless)) {
    for (const session of numbersBySession(place) ? sessions : (['day'] as const)) {
      const fresh = freshQueue(place, dayAfter(businessDate), session);
      const queue = yield* latestRound(fresh);
      if (yield* queueExists(queue.gid)) continue;
      const firstNumber = initialNumber(organisation, queue) ?? (yield* goesOnFrom(organisation, queue));
      if (firstNumber <= queue.startingNumber) continue;
      const about = { panelGid: place.panel.gid, groupGid: place.group?.gid };
      const event = { kind: 'preset', queueGid: queue.gid, number: firstNumber - 1, ...about } as const;
      opened.push({ queue: { ...queue, firstNumber }, event });
    }
  }
  return opened;
}

/** The number after the last where numbers go on over the days, else the queue's own. */
function* goesOnFrom(organisation: Organisation, queue: QueueRow): Generator<Statement, number, unknown> {
  if (organisation.autoResetCallNumber !== false) return queue.startingNumber;
  const last = yield* one<{ number: number }>(
    'queue',
    `SELECT current_number AS number FROM queue
     WHERE owner_gid = ? AND session = ? AND service_date < ? AND current_number > 0
     ORDER BY service_date DESC, length(gid) DESC, gid DESC LIMIT 1`,
    queue.ownerGid,
    queue.session,
    queue.serviceDate,
  );
  return last && last.number < highestNumber ? last.number + 1 : queue.startingNumber;
}
