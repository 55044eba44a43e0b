import type { QueuePatients } from '#generated/shapes.ts';
import type { QueueList } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { countLists } from '../queue/count-lists.ts';
import { type CounterPlace, type OrganisationDay, policyAt } from '../queue/place.ts';
import { readCounter } from '../queue/read-rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { lookedAt } from '../queue/turn/meant-place.ts';
import { cameFrom } from '../views/came-from.ts';
import { asInLine, readExpected } from '../views/queue-lists.ts';
import { readList } from '../views/read-list.ts';
import { expectedOf, ticketOf } from '../views/ticket-of.ts';

export interface ListWish {
  readonly list: QueueList;
  readonly page?: number;
  readonly limit?: number;
  /** Of which queue, where the counter calls from several. */
  readonly queueOwnerGid?: string;
}

/** Yields one page of a list of a queue that a counter calls from, with full names: this is for staff. */
export function* listPatients(
  place: CounterPlace,
  day: OrganisationDay,
  { list, page = 1, limit = 50, queueOwnerGid }: ListWish,
): Generator<Statement, QueuePatients, unknown> {
  const from = lookedAt(yield* readCalledPlaces(place), queueOwnerGid);
  const queue = yield* servedQueue(from, day, yield* readCounter(place.panel.gid));
  const count = (yield* countLists(from, queue)).counts[list];
  const skipped = (page - 1) * limit;
  const paging = { page, totalPage: Math.max(1, Math.ceil(count / limit)), count, limit };
  if (list === 'expected') {
    const expected = yield* readExpected(from, queue, limit, skipped);
    return { tickets: [], expected: expected.map(expectedOf), paging };
  }
  const people = yield* readList(from, day, queue, list, limit, skipped, place.panel.gid);
  if (list !== 'waiting') return { tickets: people.map((person) => ticketOf(person, day)), expected: [], paging };
  return { tickets: asInLine(people, policyAt(from, day), day, yield* cameFrom(from, day)), expected: [], paging };
}
