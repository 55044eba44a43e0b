import type { QueueList, QueueStatus } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { statusOfList } from '../queue/count-lists.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import type { QueueRow } from '../queue/rows.ts';
import { readPeople } from './read-people.ts';
import { readWaiting, type WaitingPerson } from './read-waiting.ts';

/**
 * Yields the people of one list of a queue: those in line in the order of their calls, the others by number.
 * @param counterGid the counter that looks at it
 */
export function* readList(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  list: Exclude<QueueList, 'expected'>,
  limit: number,
  from = 0,
  counterGid = place.panel.gid,
): Generator<Statement, WaitingPerson[], unknown> {
  if (list === 'waiting') return yield* readWaiting(place, day, queue, limit, from, counterGid);
  return yield* readPeople(queue.gid, statusOfList[list] as QueueStatus, limit, from);
}
