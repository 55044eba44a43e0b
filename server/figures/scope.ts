import type { Statement } from '../database/command.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { type CounterPlace, readPlaces } from '../queue/place.ts';
import type { Fact } from './log-line.ts';

/** Which facts some figures are about. */
export type Scope = (fact: Pick<Fact, 'ownerGid' | 'session' | 'panelGid'>) => boolean;

/** Whether a counter is for people who take a number: cashier, registration, and the counters of groups. */
export function takesNumbers({ variant }: CounterPlace): boolean {
  return variant === 'cashierRegistration' || variant === 'generic';
}

/**
 * Yields the scope of the cashier and registration counters. What has been removed since still counts, if it numbered
 * by the day as these counters do.
 */
export function* cashierScope(organisationGid: string): Generator<Statement, Scope, unknown> {
  const places = yield* readPlaces(organisationGid);
  const known = new Map<string, boolean>();
  for (const place of places) {
    known.set(place.panel.gid, takesNumbers(place));
    if (place.group) known.set(place.group.gid, takesNumbers(place) || known.get(place.group.gid) === true);
  }
  return ({ ownerGid, session, panelGid }) => {
    if (ownerGid) return known.get(ownerGid) ?? session === 'day';
    return panelGid !== undefined && (known.get(panelGid) ?? (session === undefined || session === 'day'));
  };
}

/** Yields the scope of the panel groups: what happened in their queues, and in those of what has been removed since. */
export function* groupScope(organisationGid: string): Generator<Statement, Scope, unknown> {
  const panels = new Set((yield* listDocuments('panel', organisationGid)).map(({ gid }) => gid));
  return ({ ownerGid }) => ownerGid !== undefined && !panels.has(ownerGid);
}
