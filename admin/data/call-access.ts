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

/** The query of such a call: the provider names the organisation. */
export function queryFor(id: keyof typeof operations, query: Record<string, unknown> = {}): Record<string, unknown> {
  const forProvider = operations[id].namesOrganisation && tokens.get('systemAdvance');
  const orgGid = forProvider ? organisationGid.get() : undefined;
  return { ...query, ...(orgGid && { orgGid }) };
}
