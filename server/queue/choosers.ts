import { all, type Statement } from '../database/command.ts';
import { type CounterPlace, ownerOf } from './place.ts';
import { boundTo, type Waiter } from './policy/line.ts';
import { waiterColumns } from './read-line.ts';
import { waitingList } from './status-groups.ts';

/** The condition of somebody who chose one counter, and of one who was sent to it. */
const chose = 't.chosen_counter_gid IS NOT NULL AND t.for_counter_gid IS NULL';
export const wasSent = "t.for_counter_gid > ''";

/** The most who are looked through of those who chose a counter. */
const mostChoosers = 1000;

/**
 * Yields those in a queue who chose one of its counters.
 * @param columns what is read of each; the tickets are called t
 * @param joined what of the appointments is joined to them
 */
export function* readChoosers<Row extends Waiter>(
  queueGid: string,
  columns: string,
  joined: string,
): Generator<Statement, readonly Row[], unknown> {
  return yield* all<Row>(
    ['ticket', 'appointment'],
    `SELECT ${columns} FROM ticket t ${joined} WHERE t.queue_gid = ? AND ${chose}
       AND t.status IN ${waitingList} ORDER BY t.order_key, t.number LIMIT ?`,
    queueGid,
    mostChoosers,
  );
}

/** Yields those in a queue whom one of its counters alone calls: who chose it, and who was sent there. */
export function* readBound(queueGid: string): Generator<Statement, readonly Waiter[], unknown> {
  const those = (condition: string) =>
    `SELECT ${waiterColumns} FROM ticket t WHERE t.queue_gid = ? AND ${condition} AND t.status IN ${waitingList}`;
  return yield* all<Waiter>(
    'ticket',
    `${those(chose)} UNION ALL ${those(wasSent)} ORDER BY "orderKey", number LIMIT ?`,
    queueGid,
    queueGid,
    mostChoosers,
  );
}

/**
 * Yields the counters at which somebody sits, in the order in which they call in turn: a given one first, then those
 * for which the fewest wait, so that a patient whom any counter would call next stands before those who wait for one.
 * @param bound those whom one counter alone calls
 */
export function* countersInTurn(
  place: CounterPlace,
  bound: readonly Waiter[],
  first?: string | null,
): Generator<Statement, string[], unknown> {
  const owner = ownerOf(place);
  const members = 'members' in owner.body ? owner.body.members : [owner.gid];
  const waitedFor = bound.flatMap((one) => boundTo(one) ?? []);
  const open = yield* all<{ gid: string }>(
    'counter',
    `SELECT panel_gid AS gid FROM counter WHERE service <> 'unlogin' AND panel_gid IN (${members.map(() => '?').join(', ')})`,
    ...members,
  );
  // Where somebody waits for one it is open; a counter that has left the group since still has its patients.
  const gids = [...new Set([...members.filter((gid) => open.some((one) => one.gid === gid)), ...waitedFor])];
  const many = (gid: string) => (gid === first ? -1 : waitedFor.filter((one) => one === gid).length);
  return gids.toSorted((one, other) => many(one) - many(other));
}
