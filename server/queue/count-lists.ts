import type { QueueState } from '#generated/shapes.ts';
import type { QueueList, QueueStatus } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { countWithoutTicket } from './appointment-row.ts';
import type { CounterPlace } from './place.ts';
import type { QueueRow } from './rows.ts';
import { isWaiting } from './status-groups.ts';

/** The status of the people in each list of tickets; several statuses wait. */
export const statusOfList: Readonly<Record<Exclude<QueueList, 'expected'>, QueueStatus | 'waiting'>> = {
  waiting: 'waiting',
  passed: 'passed',
  away: 'temporarilyAway',
  examination: 'checking',
  completed: 'completed',
};

/** How many are in each list of a queue. */
export interface ListCounts {
  readonly counts: QueueState['counts'];
  /** How many have an appointment and no number: the others who have not checked in are in line with a reserved one. */
  readonly withoutNumber: number;
}

/** Yields how many are in each list of a queue. */
export function* countLists(place: CounterPlace, queue: QueueRow): Generator<Statement, ListCounts, unknown> {
  const rows = yield* all<{ status: QueueStatus; count: number }>(
    'ticket',
    'SELECT status, COUNT(*) AS count FROM ticket WHERE queue_gid = ? GROUP BY status',
    queue.gid,
  );
  const countWhere = (isIn: (status: QueueStatus) => boolean) =>
    rows.filter(({ status }) => isIn(status)).reduce((total, { count }) => total + Number(count), 0);
  const inList = (list: keyof typeof statusOfList) =>
    countWhere((status) => (isWaiting(status) ? 'waiting' : status) === statusOfList[list]);
  const withoutNumber = place.callingMode === 0 ? 0 : yield* countWithoutTicket(place, queue);
  return {
    counts: {
      waiting: inList('waiting'),
      passed: inList('passed'),
      away: inList('away'),
      examination: inList('examination'),
      completed: inList('completed'),
      expected: withoutNumber + countWhere((status) => status === 'registering'),
    },
    withoutNumber,
  };
}
