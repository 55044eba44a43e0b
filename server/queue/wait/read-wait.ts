import type { WaitEstimate } from '#generated/shapes.ts';
import { all, type Statement } from '../../database/command.ts';
import { undoingList, withoutUndone } from '../../event-log/taken-back.ts';
import { minuteMs } from '../../ground/durations.ts';
import { type CounterPlace, type OrganisationDay, ownerOf } from '../place.ts';
import { queueName } from '../queue-gid.ts';
import { countWaiting, readCounter } from '../read-rows.ts';
import type { QueueRow, TicketRow } from '../rows.ts';
import { servedQueue } from '../served-queue.ts';
import { sessions } from '../sessions.ts';
import { isWaiting } from '../status-groups.ts';
import { calledPlaces, callersOf } from '../turn/called-places.ts';
import { variants } from '../variants.ts';
import { estimateWait } from './estimate-wait.ts';
import { readBetween, type WorkingCounter } from './read-between.ts';
import { type CounterLine, callLengths, timedKinds, typicalTimes } from './service-times.ts';

/** Lines of the log that an estimate reads at most, whatever the number of counters. */
const linesRead = 160;
const leastLines = 12;

/**
 * Yields when a patient with so many ahead is likely to be called, by what the counters of the queue did today;
 * undefined where nobody serves.
 * @param owner the queue's, as a place
 * @param places all that serve: among them are the counters that call from the queue, also in turn with others
 * @param only the one counter that may call the patient
 */
export function* readWait(
  owner: CounterPlace,
  places: readonly CounterPlace[],
  queue: QueueRow,
  day: OrganisationDay,
  ahead: number,
  only?: string | null,
): Generator<Statement, WaitEstimate | undefined, unknown> {
  // Whoever comes before the own session begins waits for the clock first; the page can tell when it has begun.
  if (sessions.indexOf(queue.session) > sessions.indexOf(day.moment.session)) return undefined;
  const working: WorkingCounter[] = [];
  for (const place of callersOf(ownerOf(owner).gid, places)) {
    if (only && place.panel.gid !== only) continue;
    const counter = yield* readCounter(place.panel.gid);
    if (counter?.service === 'serving' && place.panel.body.status !== 'disable') working.push({ place, counter });
  }
  const [first] = working;
  if (!first) return undefined;
  const lengths: number[] = [];
  for (const { place } of working) {
    const lines = yield* readLines(place, places, day, Math.max(leastLines, Math.floor(linesRead / working.length)));
    lengths.push(...callLengths(lines));
  }
  // A room may have an earlier session to finish first (docs/decisions/020-served-session.md).
  const served = owner.group ? queue : yield* servedQueue(owner, day, first.counter);
  const earlier = served.gid === queue.gid ? 0 : yield* countWaiting(served.gid);
  const before = ahead + earlier;
  return estimateWait({
    ahead: before + (yield* readBetween(owner, places, working, day, before)),
    counters: working.map(({ counter: { call } }) => call && Math.max(0, day.now - call.calledAt) / minuteMs),
    times: typicalTimes(lengths, variants[owner.variant].usualMinutes),
  });
}

/** Yields the same for a ticket in line: whoever was sent to one counter waits for that one alone. */
export function* readTicketWait(
  ticket: TicketRow,
  owner: CounterPlace,
  places: readonly CounterPlace[],
  queue: QueueRow,
  day: OrganisationDay,
  ahead: number,
): Generator<Statement, WaitEstimate | undefined, unknown> {
  const { status, forCounterGid } = ticket;
  if (!isWaiting(status)) return undefined;
  return yield* readWait(owner, places, queue, day, ahead, forCounterGid);
}

/** Yields what a counter did today for its queues, the latest lines, oldest first. */
function* readLines(
  place: CounterPlace,
  places: readonly CounterPlace[],
  { organisationGid, moment }: OrganisationDay,
  limit: number,
): Generator<Statement, CounterLine[], unknown> {
  const lines = yield* all<CounterLine & { seq: number; queueGid: string | null; payload: string | null }>(
    'event',
    `SELECT seq, kind, at, ticket_gid AS "ticketGid", queue_gid AS "queueGid",
       CASE WHEN kind IN ${undoingList} THEN payload END AS payload FROM event
     WHERE organisation_gid = ? AND panel_gid = ? AND at >= ?
       AND (kind IN (${timedKinds.map(() => '?').join(', ')}) OR kind IN ${undoingList})
     ORDER BY seq DESC LIMIT ?`,
    organisationGid,
    place.panel.gid,
    moment.dayStartedAt,
    ...timedKinds,
    limit,
  );
  const owners = calledPlaces(place, places).map((one) => ownerOf(one).gid);
  return withoutUndone(lines)
    .filter(({ queueGid }) => !queueGid || owners.includes(queueName(queueGid).ownerGid))
    .reverse();
}
