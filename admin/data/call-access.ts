import { heldCredential } from '#client/http/credential.ts';
import { operations } from '#generated/operations.ts';
import { language, organisationGid, tokens } from '../session.ts';

/** What a call that is not sent by the one client says about who makes it. */
export function headersFor(id: keyof typeof operations): Record<string, string> {
  const credential = heldCredential(tokens, operations[id].security);
  return {
    'Accept-Language': language.current.get(),
    ...(credential?.token && { Authorization: `Bearer ${credential.token}` }),
  };
}

/** The query of such a call, which names the organisation as the client does. */
export function queryFor(id: keyof typeof operations, query: Record<string, unknown> = {}): Record<string, unknown> {
  const orgGid = operations[id].namesOrganisation ? organisationGid.get() : undefined;
  return { ...query, ...(orgGid && { orgGid }) };
}
