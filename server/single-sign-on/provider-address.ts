import { Refusal } from '../errors/refusal.ts';
import { readNetworks } from '../ground/networks.ts';
import { findAllowedAddress } from '../hospital-system/find-allowed-address.ts';

const named = { field: 'singleSignOn.issuer', variable: 'OIDC_NETWORKS' };

/**
 * Resolves the host of an identity provider's address: a public one over https, or one in a network that the operator
 * lists, where plain http will do as well.
 * @param listed OIDC_NETWORKS
 * @throws Refusal address_not_allowed; whatever the resolver throws
 */
export async function addressOfProvider({ hostname, protocol }: URL, listed: string): Promise<string> {
  const address = await findAllowedAddress(hostname, listed, named);
  if (protocol === 'https:' || (protocol === 'http:' && readNetworks(listed).has(address))) return address;
  const { field, variable } = named;
  throw new Refusal({ code: 'address_not_allowed', field, params: { variable } });
}

/**
 * Looks at an issuer when it is written down, so that the administrator learns it and not the first person who signs
 * in; a name that nobody knows yet may be known by then.
 * @throws Refusal address_not_allowed
 */
export async function checkIssuer(issuer: string | null | undefined, listed: string): Promise<void> {
  if (!issuer || !URL.canParse(issuer)) return;
  try {
    await addressOfProvider(new URL(issuer), listed);
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
}
