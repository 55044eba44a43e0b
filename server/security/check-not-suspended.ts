import type { TokenKind } from '#generated/values.ts';
import type { Database } from '../database/database.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import type { TokenOwner } from './token.ts';

/** The kind of token that outlives a suspension: screens stay, to say that they are out of service. */
export const outlivesSuspension: TokenKind = 'panel';

/**
 * Lets nobody in to an organisation that the provider has suspended, but its screens.
 * @throws Refusal organisation_suspended
 */
export async function checkNotSuspended(
  database: Pick<Database, 'query'>,
  { kind, organisationGid }: Pick<TokenOwner, 'kind' | 'organisationGid'>,
): Promise<void> {
  if (kind === outlivesSuspension || organisationGid === null) return;
  const organisation = await database.query(getOrganisation(organisationGid));
  if (organisation?.suspendedAt !== undefined) throw new Refusal({ code: 'organisation_suspended' });
}
