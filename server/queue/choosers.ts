import type { CounterService } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { type CounterPlace, ownerOf, readPlaces } from './place.ts';
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

/** The counters of a queue, in the order in which they call in turn. */
export interface CountersInTurn {
  readonly working: readonly string[];
  /** Those that call nobody for now: who waits for one of them alone is called after all others. */
  readonly resting: readonly string[];
}

/**
 * Yields the counters at which somebody sits, in the order in which they call in turn: those for which the fewest wait
 * first, so that a patient whom any counter would call next stands before those who wait for one. A counter that is
 * paused or switched off calls nobody else's patients while others work.
 * @param bound those whom one counter alone calls
 * @param first a counter that begins, whether it works or not
 */
export function* countersInTurn(
  place: CounterPlace,
  bound: readonly Waiter[],
  first?: string | null,
): Generator<Statement, CountersInTurn, unknown> {
  const owner = ownerOf(place);
  const members = 'members' in owner.body ? owner.body.members : [owner.gid];
  const waitedFor = bound.flatMap((one) => boundTo(one) ?? []);
  const rows = yield* all<{ gid: string; service: CounterService }>(
    'counter',
    `SELECT panel_gid AS gid, service FROM counter WHERE service <> 'unlogin' AND panel_gid IN ${placeholders(members)}`,
    ...members,
  );
  const places = yield* readPlaces(place.panel.organisationGid);
  const isOn = (gid: string) => places.find(({ panel }) => panel.gid === gid)?.panel.body.status !== 'disable';
  const open = members.flatMap((gid) => rows.find((row) => row.gid === gid) ?? []);
  const serving = open.filter(({ gid, service }) => service === 'serving' && isOn(gid));
  const working = new Set((serving.length > 0 ? serving : open).map(({ gid }) => gid));
  if (first) working.add(first);
  // Where somebody waits for one it is open; a counter that has left the group since still has its patients.
  const resting = new Set(waitedFor.filter((gid) => !working.has(gid)));
  const many = (gid: string) => (gid === first ? -1 : waitedFor.filter((one) => one === gid).length);
  const byFewest = (one: string, other: string) => many(one) - many(other);
  return { working: [...working].sort(byFewest), resting: [...resting].sort(byFewest) };
}
