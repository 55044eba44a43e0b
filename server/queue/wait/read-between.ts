import type { Statement } from '../../database/command.ts';
import { readBound } from '../choosers.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, policyAt } from '../place.ts';
import { countWaiting } from '../read-rows.ts';
import { servedQueue } from '../served-queue.ts';
import { calledPlaces } from '../turn/called-places.ts';
import type { WorkingCounter } from './read-working.ts';

/**
 * Yields how many patients of other queues are likely to be called between those of a queue, before somebody with so many
 * ahead: counters that call from several queues take so many of each in their turn, after those who were sent to them. 0
 * where every counter calls from one.
 */
export function* readBetween(
  owner: CounterPlace,
  places: readonly CounterPlace[],
  working: readonly WorkingCounter[],
  day: OrganisationDay,
  ahead: number,
): Generator<Statement, number, unknown> {
  const own = ownerOf(owner).gid;
  const others = new Map<string, { readonly other: CounterPlace; readonly counters: WorkingCounter[] }>();
  for (const one of working) {
    for (const other of calledPlaces(one.place, places)) {
      const { gid } = ownerOf(other);
      if (gid === own) continue;
      const known = others.get(gid) ?? { other, counters: [] };
      known.counters.push(one);
      others.set(gid, known);
    }
  }
  const rounds = (ahead + 1) / policyAt(owner, day).callsInARow;
  let between = 0;
  for (const { other, counters } of others.values()) {
    const { gid } = yield* servedQueue(other, day, counters[0]!.counter);
    const sent = (yield* readBound(gid)).flatMap(({ forCounterGid }) => forCounterGid ?? []);
    const sentHere = sent.filter((counterGid) => counters.some(({ place }) => place.panel.gid === counterGid));
    const waiting = (yield* countWaiting(gid)) - sent.length;
    const most = Math.ceil(rounds) * policyAt(other, day).callsInARow;
    between += sentHere.length + (Math.min(waiting, most) * counters.length) / working.length;
  }
  return Math.round(between);
}
