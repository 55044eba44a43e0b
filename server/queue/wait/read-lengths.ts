import { all, type Statement } from '../../database/command.ts';
import { placeholders } from '../../database/placeholders.ts';
import { undoingList, withoutUndone } from '../../event-log/taken-back.ts';
import { type CounterPlace, type OrganisationDay, ownerOf } from '../place.ts';
import { queueName } from '../queue-gid.ts';
import { calledPlaces } from '../turn/called-places.ts';
import type { WorkingCounter } from './read-working.ts';
import { type CounterLine, callLengths, timedKinds } from './service-times.ts';

/** Lines of the log that are read at most, whatever the number of counters. */
const linesRead = 160;
const leastLines = 12;

/** Yields how long the latest calls of today took at counters that serve, in minutes. */
export function* readLengths(
  working: readonly WorkingCounter[],
  places: readonly CounterPlace[],
  day: OrganisationDay,
): Generator<Statement, number[], unknown> {
  const lengths: number[] = [];
  for (const { place } of working) {
    const lines = yield* readLines(place, places, day, Math.max(leastLines, Math.floor(linesRead / working.length)));
    lengths.push(...callLengths(lines));
  }
  return lengths;
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
       AND (kind IN ${placeholders(timedKinds)} OR kind IN ${undoingList})
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
