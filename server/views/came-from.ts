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
  const names = new Map(places.map(({ panel }) => [panel.gid, panel.body.counterName || panel.body.name]));
  const callers = new Set(callersOf(ownerOf(place).gid, places).map(({ panel }) => panel.gid));
  return ({ counterGid, forCounterGid }) => {
    if (!counterGid || counterGid === forCounterGid) return {};
    const name = forCounterGid || !callers.has(counterGid) ? names.get(counterGid) : undefined;
    return name ? { from: name } : {};
  };
}
