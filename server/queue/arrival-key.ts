import { one, type Statement } from '../database/command.ts';
import type { QueueRow } from './rows.ts';
import { waitingList } from './status-groups.ts';

interface Standing {
  readonly orderKey: number;
  readonly number: number;
}

/**
 * Yields the order by registration of somebody who is sent into the line of a group with a number of another queue: behind
 * those who have drawn a number, behind appointments that wait there unless the number is lower, behind those who were
 * sent before, and no further back, so that who comes later comes after them.
 */
export function* readArrivalKey(
  { gid, nextNumber }: Pick<QueueRow, 'gid' | 'nextNumber'>,
  number: number,
): Generator<Statement, number, unknown> {
  const drawn = behind({ orderKey: nextNumber - 1, number: nextNumber - 1 }, number);
  const last = yield* readLast(gid, "t.lane NOT IN ('passed', 'examined', 'extra')");
  const sent = yield* readLast(gid, "t.lane IN ('booked', 'walkIn') AND t.order_key <> t.number");
  return Math.max(drawn, last ? Math.min(number, behind(last, number)) : drawn, sent ? behind(sent, number) : drawn);
}

/**
 * How far behind another with the same order somebody stands who has the lower number. So small that a patient who draws
 * the next number stands behind all who were sent before, and exact in binary, so that the log and both engines agree.
 */
const step = 2 ** -16;

/** The lowest order that stands behind somebody: of two with the same one the lower number goes first. */
function behind(before: Standing, number: number): number {
  return before.number < number ? before.orderKey : before.orderKey + step;
}

/** Yields the last in the line of those who wait for any counter, or for one that they chose. */
function* readLast(queueGid: string, among: string): Generator<Statement, Standing | undefined, unknown> {
  const found = yield* one<Standing>(
    'ticket',
    `SELECT t.order_key AS "orderKey", t.number FROM ticket t
     WHERE t.queue_gid = ? AND t.status IN ${waitingList} AND t.for_counter_gid IS NULL AND ${among}
     ORDER BY t.order_key DESC, t.number DESC LIMIT 1`,
    queueGid,
  );
  return found && { orderKey: Number(found.orderKey), number: Number(found.number) };
}
