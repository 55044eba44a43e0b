import { limits } from '#generated/limits.ts';
import type { QueueState, Ticket } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { begunQueues } from '../queue/begun-queues.ts';
import { isOfEarlierSession } from '../queue/carry-over.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { countWaiting } from '../queue/read-rows.ts';
import type { QueueRow } from '../queue/rows.ts';
import { readPeople } from './read-people.ts';
import { ticketOf } from './ticket-of.ts';

/**
 * Yields the sessions of today that have begun, with how many wait in each: one of them may be left to be finished; and
 * those who were passed in sessions before the one that is served.
 * @param waiting how many wait in the one that is served
 */
export function* composeSessions(
  place: CounterPlace,
  day: OrganisationDay,
  served: QueueRow,
  waiting: number,
): Generator<Statement, Pick<QueueState, 'sessions' | 'passedEarlier'>, unknown> {
  const begun: NonNullable<QueueState['sessions']> = [];
  const passedEarlier: Ticket[] = [];
  for (const queue of yield* begunQueues(place, day)) {
    const { session } = queue;
    begun.push({ session, waiting: queue.gid === served.gid ? waiting : yield* countWaiting(queue.gid) });
    if (!isOfEarlierSession({ queueGid: queue.gid }, served)) continue;
    const passed = yield* readPeople(queue.gid, 'passed', limits.queueListRows - passedEarlier.length);
    passedEarlier.push(...passed.map((person) => ({ ...ticketOf(person, day), session })));
  }
  return { sessions: begun, ...(passedEarlier.length > 0 && { passedEarlier }) };
}
