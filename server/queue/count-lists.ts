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

/** Yields how many are in each list of a queue. */
export function* countLists(place: CounterPlace, queue: QueueRow): Generator<Statement, QueueState['counts'], unknown> {
  const rows = yield* all<{ status: QueueStatus; count: number }>(
    'ticket',
    'SELECT status, COUNT(*) AS count FROM ticket WHERE queue_gid = ? GROUP BY status',
    queue.gid,
  );
  const inList = (list: keyof typeof statusOfList) =>
    rows
      .filter(({ status }) => (isWaiting(status) ? 'waiting' : status) === statusOfList[list])
      .reduce((total, { count }) => total + Number(count), 0);
  return {
    waiting: inList('waiting'),
    passed: inList('passed'),
    away: inList('away'),
    examination: inList('examination'),
    completed: inList('completed'),
    expected: place.callingMode === 0 ? 0 : yield* countWithoutTicket(place, queue),
  };
}
