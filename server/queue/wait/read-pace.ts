import type { DeskNews } from '#generated/shapes.ts';
import type { Statement } from '../../database/command.ts';
import { minuteMs } from '../../ground/durations.ts';
import { begunQueues } from '../begun-queues.ts';
import { type CounterPlace, type OrganisationDay, readDay, readPlaces } from '../place.ts';
import { countWaiting, readCounter } from '../read-rows.ts';
import type { QueueRow } from '../rows.ts';
import { servedQueue } from '../served-queue.ts';
import { sessions } from '../sessions.ts';
import { readBetween } from './read-between.ts';
import { readLengths } from './read-lengths.ts';
import { readWorking } from './read-working.ts';
import { typicalTimes } from './service-times.ts';

/** Fewer calls tell nothing of how long one takes here. */
const fewest = 3;
/** Nobody goes home by the minute. */
const stepMs = 5 * minuteMs;

/**
 * Yields how long a call takes today at the counters of a counter's queue, and when those who wait now are likely to be served;
 * nothing of it before a few calls are done.
 */
export function* readPace(
  organisationGid: string,
  panelGid: string,
  now: number,
): Generator<Statement, Pick<DeskNews, 'averageMinutes' | 'expectedEndAt'>, unknown> {
  const day = yield* readDay(organisationGid, now);
  const places = yield* readPlaces(organisationGid);
  const place = places.find(({ panel }) => panel.gid === panelGid);
  if (!place) return {};
  const working = yield* readWorking(place, places);
  const lengths = yield* readLengths(working, places, day);
  if (lengths.length < fewest) return {};
  const { mean } = typicalTimes(lengths, lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]!);
  const queue = yield* servedQueue(place, day, yield* readCounter(place.panel.gid));
  const waiting = place.callingMode === 0 ? 0 : yield* countFrom(queue, place, day);
  const averageMinutes = Math.max(1, Math.round(mean));
  if (waiting === 0) return { averageMinutes };
  const rest = working.map(({ counter: { call } }) =>
    call ? Math.max(0, mean - Math.max(0, day.now - call.calledAt) / minuteMs) : 0,
  );
  const between = yield* readBetween(place, places, working, day, waiting - 1);
  const minutes = ((waiting + between) * mean + rest.reduce((sum, one) => sum + one, 0)) / working.length;
  return { averageMinutes, expectedEndAt: Math.ceil((day.now + minutes * minuteMs) / stepMs) * stepMs };
}

/** Yields how many wait in the queue that a counter serves, and in those of the sessions that have begun since. */
function* countFrom(
  served: QueueRow,
  place: CounterPlace,
  day: OrganisationDay,
): Generator<Statement, number, unknown> {
  let waiting = 0;
  for (const { gid, session } of yield* begunQueues(place, day)) {
    if (sessions.indexOf(session) >= sessions.indexOf(served.session)) waiting += yield* countWaiting(gid);
  }
  return waiting;
}
