import { one, type Statement } from '../database/command.ts';
import { callsBefore } from './calls-before.ts';
import { readBound } from './choosers.ts';
import type { CounterPlace } from './place.ts';
import { isInserted, type Waiter } from './policy/line.ts';
import { orderOfCalls } from './policy/order-of-calls.ts';
import type { Policy } from './policy/policy.ts';
import { inLine, type LineQueue, laneOrder, lineLimit, readHeads, readLanes } from './read-line.ts';
import type { TicketRow } from './rows.ts';
import { waitingList } from './status-groups.ts';

/**
 * Yields how many are called before a ticket that waits, if nobody else comes: the order is the one of the calls.
 * Whoever was sent to a counter has those before them who were sent there too; whom only staff call by number has everybody before them.
 */
export function* countAhead(
  place: CounterPlace,
  queue: LineQueue,
  policy: Policy,
  ticket: TicketRow,
  now: number,
): Generator<Statement, number, unknown> {
  if (ticket.forCounterGid !== null) return yield* countSentBefore(queue.gid, ticket);
  const bound = yield* readBound(queue.gid);
  if (bound.length > 0) return (yield* callsBefore(place, queue, policy, ticket, bound, now)).ahead;
  const { heads } = yield* readHeads(queue.gid, policy);
  if (heads.length === 1 && !isInserted(heads[0]!.lane)) return yield* countBefore(queue.gid, policy, ticket);
  const line = yield* readLanes<Waiter>(queue.gid, policy, lineLimit);
  const order = orderOfCalls(policy, line, queue, now);
  const found = order.findIndex(({ waiter }) => waiter.gid === ticket.gid);
  return found === -1 ? order.length : found;
}

/** In a queue with one lane, those with a smaller key. */
function* countBefore(
  queueGid: string,
  { order }: Policy,
  { orderKey, arrivedAt, number }: TicketRow,
): Generator<Statement, number, unknown> {
  const found = yield* one<{ count: number }>(
    'ticket',
    `SELECT COUNT(*) AS count FROM ticket t WHERE ${inLine('t')} AND (${laneOrder({ order }, 't')}) < (?, ?)`,
    queueGid,
    order === 'checkIn' ? arrivedAt : orderKey,
    number,
  );
  return Number(found?.count ?? 0);
}

function* countSentBefore(
  queueGid: string,
  { forCounterGid, orderKey, number }: TicketRow,
): Generator<Statement, number, unknown> {
  const found = yield* one<{ count: number }>(
    'ticket',
    `SELECT COUNT(*) AS count FROM ticket t WHERE t.for_counter_gid = ? AND t.queue_gid = ?
       AND t.status IN ${waitingList} AND (t.order_key, t.number) < (?, ?)`,
    forCounterGid,
    queueGid,
    orderKey,
    number,
  );
  return Number(found?.count ?? 0);
}
