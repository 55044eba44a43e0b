import type { Ticket } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, readPlaces } from '../queue/place.ts';
import { callersOf } from '../queue/turn/called-places.ts';

/** Tells of a ticket the counter from which its patient was sent here, and the one that the patient chose, where there are such. */
export type CameFrom = (
  ticket: Pick<Ticket, 'counterGid' | 'forCounterGid' | 'chosenCounterGid'>,
) => Pick<Ticket, 'from' | 'chosen'>;

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
  const nameOf = (counterGid: string) => {
    const panel = places.find(({ panel }) => panel.gid === counterGid)?.panel.body;
    return panel?.counterName || panel?.name;
  };
  const from = ({ counterGid, forCounterGid }: Pick<Ticket, 'counterGid' | 'forCounterGid'>) => {
    if (!counterGid || counterGid === forCounterGid) return {};
    // Most who wait were called by nobody yet: the callers of the queue are found once somebody was.
    callers ??= new Set(callersOf(ownerOf(place).gid, places).map(({ panel }) => panel.gid));
    if (!forCounterGid && callers.has(counterGid)) return {};
    const name = nameOf(counterGid);
    return name ? { from: name } : {};
  };
  return (ticket) => {
    const chosen = ticket.chosenCounterGid && nameOf(ticket.chosenCounterGid);
    return { ...from(ticket), ...(chosen && { chosen }) };
  };
}
