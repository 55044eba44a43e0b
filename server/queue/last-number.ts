import type { LastNumber } from '#generated/shapes.ts';
import type { EventKind } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { callsList, callsThatStand } from '../event-log/taken-back.ts';
import { numberWidth } from './number-width.ts';
import type { CounterPlace, OrganisationDay } from './place.ts';
import { readCounter } from './read-rows.ts';
import { servedQueue } from './served-queue.ts';
import { readCalledPlaces } from './turn/called-places.ts';
import { lookedAt } from './turn/meant-place.ts';

/** Among so many calls and recalls two numbers are found: a counter that recalls oftener has called nobody else. */
const linesBack = 40;

/** Yields the last number that a counter called in the queue that it serves, or one that it calls in turn, and the one before it. */
export function* readLastNumber(
  place: CounterPlace,
  day: OrganisationDay,
  queueOwnerGid?: string,
): Generator<Statement, LastNumber, unknown> {
  const counter = yield* readCounter(place.panel.gid);
  const from = lookedAt(yield* readCalledPlaces(place), queueOwnerGid);
  const queue = yield* servedQueue(from, day, counter);
  const lines = yield* all<{ kind: EventKind; number: number; at: number }>(
    'event',
    `SELECT kind, number, at FROM event
     WHERE organisation_gid = ? AND panel_gid = ? AND kind IN ${callsList} AND queue_gid = ? ORDER BY seq DESC LIMIT ?`,
    day.organisationGid,
    place.panel.gid,
    queue.gid,
    linesBack,
  );
  const [last, previous] = callsThatStand(lines).filter(({ kind }) => kind === 'called');
  return {
    serviceDate: queue.serviceDate,
    session: queue.session,
    number: last?.number ?? 0,
    width: numberWidth(queue.startingNumber),
    ...(last && { calledAt: last.at }),
    current: last !== undefined && counter?.call?.queueGid === queue.gid && counter.call.number === last.number,
    previousNumber: previous?.number ?? 0,
  };
}
