import type { Ticket } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, readPlaces } from '../queue/place.ts';
import { callersOf } from '../queue/turn/called-places.ts';

/** Tells of a ticket the counter from which its patient was sent here, where there is one. */
export type CameFrom = (ticket: Pick<Ticket, 'counterGid' | 'forCounterGid'>) => { readonly from?: string };

/**
 * Yields how to tell where the patients of a queue came from: whom a counter called that does not call from this queue
 * was sent on by it, and so was whoever waits for one counter and was called by another.
 */
export function* cameFrom(
  place: CounterPlace,
  { organisationGid }: Pick<OrganisationDay, 'organisationGid'>,
): Generator<Statement, CameFrom, unknown> {
  const places = yield* readPlaces(organisationGid);
  let callers: ReadonlySet<string> | undefined;
  return ({ counterGid, forCounterGid }) => {
    if (!counterGid || counterGid === forCounterGid) return {};
    // Most who wait were called by nobody yet: the callers of the queue are found once somebody was.
    callers ??= new Set(callersOf(ownerOf(place).gid, places).map(({ panel }) => panel.gid));
    if (!forCounterGid && callers.has(counterGid)) return {};
    const sender = places.find(({ panel }) => panel.gid === counterGid)?.panel.body;
    const name = sender?.counterName || sender?.name;
    return name ? { from: name } : {};
  };
}
