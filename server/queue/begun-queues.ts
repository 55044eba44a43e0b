import type { Statement } from '../database/command.ts';
import { type CounterPlace, freshQueue, numbersBySession, type OrganisationDay } from './place.ts';
import { latestRound } from './read-rows.ts';
import type { QueueRow } from './rows.ts';
import { sessions } from './sessions.ts';

/** Yields a place's queues of the sessions of today that have begun, in their order; of the day where it numbers so. */
export function* begunQueues(
  place: CounterPlace,
  { moment }: OrganisationDay,
): Generator<Statement, QueueRow[], unknown> {
  const begun: readonly QueueRow['session'][] = numbersBySession(place)
    ? sessions.slice(0, sessions.indexOf(moment.session) + 1)
    : ['day'];
  const queues: QueueRow[] = [];
  for (const session of begun) queues.push(yield* latestRound(freshQueue(place, moment.serviceDate, session)));
  return queues;
}
