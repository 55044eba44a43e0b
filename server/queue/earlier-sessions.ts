import type { Statement } from '../database/command.ts';
import { type CounterPlace, freshQueue, numbersBySession, type OrganisationDay, ownerOf, readPlaces } from './place.ts';
import type { QueueName } from './queue-gid.ts';
import { countWaiting, latestRound, readCounter } from './read-rows.ts';
import type { QueueRow } from './rows.ts';
import { servedQueue } from './served-queue.ts';
import { sessions } from './sessions.ts';
import { callersOf } from './turn/called-places.ts';

/** Whether the session of a queue has begun, or lasts the day: before that nobody of it is called. */
export function hasBegun({ serviceDate, session }: QueueName, { moment }: OrganisationDay): boolean {
  if (serviceDate !== moment.serviceDate) return serviceDate < moment.serviceDate;
  return sessions.indexOf(session) <= sessions.indexOf(moment.session);
}

/**
 * Yields how many of earlier sessions are called before anybody of a queue: those whom its counters finish first
 * (docs/decisions/020-served-session.md). Nobody, where one of them is at the session of the queue already.
 */
export function* countOfEarlierSessions(
  owner: CounterPlace,
  queue: QueueRow,
  day: OrganisationDay,
): Generator<Statement, number, unknown> {
  if (!numbersBySession(owner) || queue.serviceDate !== day.moment.serviceDate) return 0;
  const earlier = new Set<string>();
  for (const { panel } of callersOf(ownerOf(owner).gid, yield* readPlaces(day.organisationGid))) {
    const counter = yield* readCounter(panel.gid);
    if (!counter || counter.service === 'unlogin') continue;
    const served = yield* servedQueue(owner, day, counter);
    const before = sessions.slice(sessions.indexOf(served.session), sessions.indexOf(queue.session));
    if (before.length === 0) return 0;
    for (const session of before) {
      earlier.add((yield* latestRound(freshQueue(owner, queue.serviceDate, session))).gid);
    }
  }
  let waiting = 0;
  for (const gid of earlier) waiting += yield* countWaiting(gid);
  return waiting;
}
