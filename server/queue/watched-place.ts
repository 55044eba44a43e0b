import type { QueueVariant } from '#generated/values.ts';
import type { Caller } from '../call/handler.ts';
import type { Statement } from '../database/command.ts';
import { type CounterPlace, type OrganisationDay, readDay, readPlace } from './place.ts';
import { readStaff, staffOf } from './read-staff.ts';
import { requireVariant } from './require-variant.ts';

/**
 * Yields a counter that somebody wants to look at. Refuses as its actions do: staff see only the counters that they
 * may serve (no_permission), by the family of calls of the counter (queue_variant_mismatch).
 */
export function* readWatchedPlace(
  organisationGid: string,
  caller: Caller | null,
  panelGid: string,
  variant: QueueVariant,
  now: number,
): Generator<Statement, { readonly place: CounterPlace; readonly day: OrganisationDay }, unknown> {
  const day = yield* readDay(organisationGid, now);
  const place = yield* readServedPlace(organisationGid, caller, panelGid);
  requireVariant(place, variant);
  return { place, day };
}

/** Yields a counter of whatever family; refuses staff who may not serve it (no_permission). */
export function* readServedPlace(
  organisationGid: string,
  caller: Caller | null,
  panelGid: string,
): Generator<Statement, CounterPlace, unknown> {
  const staffGid = staffOf(caller);
  if (staffGid !== undefined) yield* readStaff(organisationGid, staffGid, panelGid);
  return yield* readPlace(organisationGid, panelGid);
}
