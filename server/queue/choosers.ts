import { all, type Statement } from '../database/command.ts';
import type { Tables } from '../database/tables.ts';
import { type CounterPlace, ownerOf } from './place.ts';
import type { Waiter } from './policy/line.ts';
import { waiterColumns } from './read-line.ts';
import { waitingList } from './status-groups.ts';

/** Somebody in line who chose one counter of the queue. */
export type Chooser = Waiter & { readonly chosenCounterGid: string | null };

/** The most who are looked through of those who chose a counter. */
const mostChoosers = 1000;

/**
 * Yields those in a queue who chose one of its counters.
 * @param columns what is read of each; the tickets are called t
 * @param joined what is joined to them
 */
export function* readChoosers<Row extends Chooser = Chooser>(
  queueGid: string,
  columns: string = waiterColumns,
  joined = '',
): Generator<Statement, readonly Row[], unknown> {
  const tables: Tables = joined ? ['ticket', 'appointment'] : 'ticket';
  return yield* all<Row>(
    tables,
    `SELECT ${columns} FROM ticket t ${joined} WHERE t.queue_gid = ? AND t.chosen_counter_gid IS NOT NULL
       AND t.status IN ${waitingList} AND t.for_counter_gid IS NULL ORDER BY t.order_key, t.number LIMIT ?`,
    queueGid,
    mostChoosers,
  );
}

/**
 * Yields the counters at which somebody sits, in the order in which they call in turn: a given one first, then those
 * whom the fewest chose, so that whoever any counter would call next stands before those who wait for one.
 */
export function* countersInTurn(
  place: CounterPlace,
  choosers: readonly Chooser[],
  first?: string | null,
): Generator<Statement, string[], unknown> {
  const owner = ownerOf(place);
  const members = 'members' in owner.body ? owner.body.members : [owner.gid];
  const chosen = choosers.flatMap(({ chosenCounterGid }) => chosenCounterGid ?? []);
  const open = yield* all<{ gid: string }>(
    'counter',
    `SELECT panel_gid AS gid FROM counter WHERE service <> 'unlogin' AND panel_gid IN (${members.map(() => '?').join(', ')})`,
    ...members,
  );
  // Whom somebody chose is open; a counter that has left the group since still has its patients.
  const gids = [...new Set([...members.filter((gid) => open.some((one) => one.gid === gid)), ...chosen])];
  const many = (gid: string) => (gid === first ? -1 : chosen.filter((one) => one === gid).length);
  return gids.toSorted((one, other) => many(one) - many(other));
}
