import { all, type SqlValue, type Statement } from '../database/command.ts';
import type { Table, Tables } from '../database/tables.ts';
import type { StandingWaiter } from './counter-state.ts';
import { firstOfEachLane } from './policy/first-of-each-lane.ts';
import type { LineCounts, Waiter } from './policy/line.ts';
import type { Policy } from './policy/policy.ts';
import type { QueueName } from './queue-gid.ts';
import { waitingList } from './status-groups.ts';

/** A queue with what it remembers of its calls. */
export type LineQueue = LineCounts & { readonly gid: string };

/** Columns of somebody in line; the table is called t. */
export const waiterColumns = `t.gid, t.number, t.lane, t.priority, t.order_key AS "orderKey", t.arrived_at AS "arrivedAt",
  t.joined_count AS "joinedCount", t.slot_ends_at AS "slotEndsAt", t.for_counter_gid AS "forCounterGid",
  t.chosen_counter_gid AS "chosenCounterGid", t.status, t.called_at AS "calledAt", t.counter_gid AS "counterGid"`;

/** Those of a queue who wait for any of its counters. */
export const inLine = (table: string, queue = '?') =>
  `${table}.queue_gid = ${queue} AND ${table}.status IN ${waitingList} AND ${table}.for_counter_gid IS NULL
     AND ${table}.chosen_counter_gid IS NULL`;

/** The order inside a lane; who came back has the moment of it in both keys. */
export const laneOrder = ({ order }: Pick<Policy, 'order'>, table: string) =>
  `${table}.${order === 'checkIn' ? 'arrived_at' : 'order_key'}, ${table}.number`;

/** Who a counter could call next. */
export interface Heads {
  /** The first of each lane and class whom the counter may call: without those who chose another. */
  readonly heads: readonly StandingWaiter[];
  /** Those who were sent to the counter, the first at the head. */
  readonly sent: readonly StandingWaiter[];
}

/** The statements of one order: made once, because a press asks them and a long text is slow to be recognised. */
const headsIn = (order: Policy['order']) => ({
  ofQueue: `WITH RECURSIVE ${headsOf({ order }, '?')}`,
  byName: `WITH RECURSIVE queue_here (gid) AS (
      SELECT gid FROM queue WHERE owner_gid = ? AND service_date = ? AND session = ?
      ORDER BY length(gid) DESC, gid DESC LIMIT 1
    ), ${headsOf({ order }, '(SELECT gid FROM queue_here)')}`,
});
const headStatements = { registration: headsIn('registration'), checkIn: headsIn('checkIn') };

/** Yields the first of each lane and class of a queue, however many wait, and those who were sent to the counter. */
export function* readHeads(
  queueGid: string,
  { order }: Pick<Policy, 'order'>,
  panelGid = '',
): Generator<Statement, Heads, unknown> {
  const { ofQueue } = headStatements[order];
  const asked = [queueGid, queueGid, queueGid, panelGid, queueGid, panelGid, queueGid];
  return sorted(yield* all<StandingWaiter>('ticket', ofQueue, ...asked), order);
}

/**
 * Yields the same of a queue by its name, in its last round: so it can be asked before the round is known, beside all
 * else that Next needs.
 */
export function* readHeadsByName(
  { ownerGid, serviceDate, session }: QueueName,
  { order }: Pick<Policy, 'order'>,
  panelGid: string,
): Generator<Statement, Heads, unknown> {
  return sorted(
    yield* all<StandingWaiter>(
      ['queue', 'ticket'],
      headStatements[order].byName,
      ownerGid,
      serviceDate,
      session,
      panelGid,
      panelGid,
    ),
    order,
  );
}

/** Each head is one step in an index, from the lane of the one before to the next. */
function headsOf(policy: Pick<Policy, 'order'>, queue: string): string {
  const firstOf = (condition: string, order: string, values: string) =>
    `SELECT ${values} FROM ticket m WHERE ${inLine('m', queue)} ${condition}
     ORDER BY ${order}${laneOrder(policy, 'm')} LIMIT 1`;
  // Two steps, the next class and then the next lane: SQLite would walk through all of a lane for the pair at once.
  const nextClass = firstOf('AND m.lane = h.lane AND m.priority > h.priority', 'm.priority, ', 'm.gid');
  const nextLane = firstOf('AND m.lane > h.lane', 'm.lane, m.priority, ', 'm.gid');
  return `head (gid, lane, priority) AS (
      SELECT gid, lane, priority FROM (${firstOf('', 'm.lane, m.priority, ', 'm.gid, m.lane, m.priority')}) AS first
      UNION ALL
      SELECT n.gid, n.lane, n.priority FROM head h
        JOIN ticket n ON n.gid = COALESCE((${nextClass}), (${nextLane}))
    )
    SELECT ${waiterColumns} FROM head h JOIN ticket t ON t.gid = h.gid
    UNION ALL
    SELECT ${waiterColumns} FROM ticket t
    WHERE t.for_counter_gid = ? AND t.queue_gid = ${queue} AND t.status IN ${waitingList}
    UNION ALL
    SELECT ${waiterColumns} FROM (
      SELECT c.*, ROW_NUMBER() OVER (PARTITION BY c.lane, c.priority ORDER BY ${laneOrder(policy, 'c')}) AS nth
      FROM ticket c WHERE c.chosen_counter_gid = ? AND c.queue_gid = ${queue} AND c.status IN ${waitingList}
        AND c.for_counter_gid IS NULL
    ) t WHERE t.nth = 1`;
}

function sorted(rows: readonly StandingWaiter[], order: Policy['order']): Heads {
  const sent = rows.filter(({ forCounterGid }) => forCounterGid !== null);
  return {
    heads: firstOfEachLane(
      rows.filter(({ forCounterGid }) => forCounterGid === null),
      order,
    ),
    sent: sent.sort((one, other) => one.orderKey - other.orderKey || one.number - other.number),
  };
}

/**
 * Yields the first of each lane and class of a queue, so many of each: among them are the first so many of the whole.
 * @param columns what is read of each; the tickets are called t
 * @param joined what is joined to the tickets once they are chosen
 */
export function* readLanes<Row extends Waiter>(
  queueGid: string,
  policy: Pick<Policy, 'order'>,
  limit: number,
  columns: string = waiterColumns,
  joined?: { readonly table: Table; readonly sql: string },
): Generator<Statement, readonly Row[], unknown> {
  const { heads } = yield* readHeads(queueGid, policy);
  if (heads.length === 0) return [];
  const lane = `SELECT ${columns} FROM (SELECT * FROM ticket t WHERE ${inLine('t')} AND t.lane = ? AND t.priority = ?
    ORDER BY ${laneOrder(policy, 't')} LIMIT ?) t ${joined?.sql ?? ''}`;
  const values = heads.flatMap((head): SqlValue[] => [queueGid, head.lane, head.priority, limit]);
  const tables: Tables = joined ? ['ticket', joined.table] : 'ticket';
  return yield* all<Row>(tables, heads.map(() => lane).join(' UNION ALL '), ...values);
}

/** The most people of a queue that are looked through, for somebody's position or a whole line. */
export const lineLimit = 5000;
