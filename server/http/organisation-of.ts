import type { Caller } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import { findOrganisationRow } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import type { OperationContract } from '../shapes/operation.ts';

/**
 * The organisation that a call works in: the token's own, or the one that system-advance names. Another one than the
 * token's is answered like one that does not exist. '' for calls that work in none.
 */
export async function organisationOf(
  operation: OperationContract,
  caller: Caller | null,
  named: string | undefined,
  services: Services,
): Promise<string> {
  if (!caller) return '';
  if (caller.organisationGid !== null) {
    const own = caller.organisationGid;
    if (named !== undefined && named.toLowerCase() !== own.toLowerCase()) throw unknown();
    return own;
  }
  if (!operation.takesOrganisation) return '';
  if (named === undefined) throw new Refusal({ code: 'field_required', field: 'orgGid' });
  const row = await services.database.query(findOrganisationRow(named));
  if (!row) throw unknown();
  return row.gid;
}

function unknown(): Refusal {
  return new Refusal({ code: 'not_found', field: 'orgGid' });
}
