import type { QueuePatients } from '#generated/shapes.ts';
import type { QueueList } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { readExpected } from '../views/queue-lists.ts';
import { readList } from '../views/read-list.ts';
import { expectedOf, ticketOf } from '../views/ticket-of.ts';
import { countLists } from './count-lists.ts';
import type { CounterPlace, Setting } from './place.ts';
import { readCounter } from './read-rows.ts';
import { servedQueue } from './served-queue.ts';

export interface ListWish {
  readonly list: QueueList;
  readonly page?: number;
  readonly limit?: number;
}

/** Yields one page of a list of the queue that a counter serves, with full names: this is for staff. */
export function* listPatients(
  place: CounterPlace,
  setting: Setting,
  { list, page = 1, limit = 50 }: ListWish,
): Generator<Statement, QueuePatients, unknown> {
  const queue = yield* servedQueue(place, setting, yield* readCounter(place.panel.gid));
  const count = (yield* countLists(place, queue))[list];
  const from = (page - 1) * limit;
  const paging = { page, totalPage: Math.max(1, Math.ceil(count / limit)), count, limit };
  if (list === 'expected') {
    const expected = yield* readExpected(place, queue, limit, from);
    return { tickets: [], expected: expected.map(expectedOf), paging };
  }
  const people = yield* readList(place, setting, queue, list, limit, from);
  return { tickets: people.map((person) => ticketOf(person, setting)), expected: [], paging };
}
