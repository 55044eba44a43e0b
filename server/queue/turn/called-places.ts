import type { Statement } from '../../database/command.ts';
import { type CounterPlace, ownerOf, readPlaces, serves } from '../place.ts';

/**
 * Yields the queues from which a counter calls, each as the place of its owner, the counter's own first. Where that is
 * the only one nothing is asked of the database.
 */
export function* readCalledPlaces(place: CounterPlace): Generator<Statement, readonly CounterPlace[], unknown> {
  if (namedBy(place).length === 0) return [place];
  return calledPlaces(place, yield* readPlaces(place.panel.organisationGid));
}

/**
 * The same for whoever has read all places. A room that has joined a group since is its group's queue; what keeps no list
 * any more, or is gone, is left out.
 */
export function calledPlaces(place: CounterPlace, places: readonly CounterPlace[]): readonly CounterPlace[] {
  const found = new Map([[ownerOf(place).gid, place]]);
  for (const gid of namedBy(place)) {
    const named = places.find((one) => keepsList(one) && (one.panel.gid === gid || one.group?.gid === gid));
    if (named && !found.has(ownerOf(named).gid)) found.set(ownerOf(named).gid, named);
  }
  return [...found.values()];
}

/** The counters that call from a queue: its owner's, then those that call from it in turn with their own. */
export function callersOf(ownerGid: string, places: readonly CounterPlace[]): CounterPlace[] {
  const own = places.filter((place) => ownerOf(place).gid === ownerGid);
  const others = places.filter(
    (place) => !own.includes(place) && calledPlaces(place, places).some((one) => ownerOf(one).gid === ownerGid),
  );
  return [...own, ...others];
}

/** Whether a counter's queue knows who waits. */
export function keepsList(place: CounterPlace): boolean {
  return serves(place) && place.callingMode >= 1;
}

function namedBy(place: CounterPlace): readonly string[] {
  const { alsoCalls = [], alsoCallsGroups = [] } = place.panel.body;
  return keepsList(place) ? [...alsoCalls, ...alsoCallsGroups] : [];
}
