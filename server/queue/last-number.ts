import type { LastNumber } from '#generated/shapes.ts';
import { all, type Statement } from '../database/command.ts';
import { numberWidth } from './number-width.ts';
import type { CounterPlace, OrganisationDay } from './place.ts';
import { readCounter } from './read-rows.ts';
import { servedQueue } from './served-queue.ts';
import { readCalledPlaces } from './turn/called-places.ts';
import { lookedAt } from './turn/meant-place.ts';

/** Yields the last number that a counter called in the queue that it serves, or one that it calls in turn, and the one before it. */
export function* readLastNumber(
  place: CounterPlace,
  day: OrganisationDay,
  queueOwnerGid?: string,
): Generator<Statement, LastNumber, unknown> {
  const counter = yield* readCounter(place.panel.gid);
  const from = lookedAt(yield* readCalledPlaces(place), queueOwnerGid);
  const queue = yield* servedQueue(from, day, counter);
  const [last, previous] = yield* all<{ number: number; at: number }>(
    'event',
    `SELECT number, at FROM event
     WHERE organisation_gid = ? AND panel_gid = ? AND kind = 'called' AND queue_gid = ? ORDER BY seq DESC LIMIT 2`,
    day.organisationGid,
    place.panel.gid,
    queue.gid,
  );
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
