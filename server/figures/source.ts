import type { Database } from '../database/database.ts';
import { type OrganisationDay, readDay } from '../queue/place.ts';
import type { FactSource } from './read-facts.ts';
import { cashierScope, groupScope } from './scope.ts';

/** Where figures come from: the log of an organisation, within a scope, seen now. */
export async function openSource(
  database: Database,
  organisationGid: string,
  now: number,
  scope: 'cashier' | 'group',
): Promise<FactSource & { readonly day: OrganisationDay }> {
  const day = await database.query(readDay(organisationGid, now));
  const lines = await database.query((scope === 'cashier' ? cashierScope : groupScope)(organisationGid));
  return { database, organisationGid, plan: day.organisation, now, scope: lines, day: day };
}
