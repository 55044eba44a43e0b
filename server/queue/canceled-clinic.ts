import type { Statement } from '../database/command.ts';
import type { CounterPlace, OrganisationDay } from './place.ts';
import { readCounter } from './read-rows.ts';
import { canceledDoctor } from './roster-doctor.ts';
import type { QueueRow } from './rows.ts';
import { servedQueue } from './served-queue.ts';

/**
 * Yields whose clinic, by the roster, does not take place in the session of a queue: nobody would call who comes for it.
 * Undefined where it takes place after all, because somebody sits there and serves that session; of a group, whose other
 * counters call; and of a queue that lasts the day, which has other sessions too.
 */
export function* canceledClinic(
  place: CounterPlace,
  queue: Pick<QueueRow, 'gid' | 'serviceDate' | 'session'>,
  day: OrganisationDay,
): Generator<Statement, string | undefined, unknown> {
  if (place.group) return undefined;
  const doctor = yield* canceledDoctor(place, queue, day);
  if (doctor === undefined) return undefined;
  const counter = yield* readCounter(place.panel.gid);
  if (!counter || counter.service === 'unlogin') return doctor;
  return (yield* servedQueue(place, day, counter)).gid === queue.gid ? undefined : doctor;
}
