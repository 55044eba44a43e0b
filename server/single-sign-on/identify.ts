import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { Refusal } from '../errors/refusal.ts';
import { ProviderAway } from './bounded-fetch.ts';
import { claimOf } from './claims.ts';
import type { Provider } from './settings.ts';

/** What a provider answers when it cannot serve now: it refuses nobody by that (RFC 6749, 4.1.2.1). */
const troubles: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);

/** What came back with the person, and what must be in it. */
export interface Answered {
  readonly redirectUri: string;
  readonly state: string;
  readonly code: string | undefined;
  readonly iss: string | undefined;
  readonly error: string | undefined;
  readonly nonce: string;
  readonly proof: string;
}

/**
 * Exchanges an authorization code for what the provider says about the person. The library checks the issuer of the
 * answer (RFC 9207), and of the ID token its signature, issuer, audience, authorised party, times and nonce.
 * @throws Refusal single_sign_on_refused if the provider refused the person, single_sign_on_expired for a code that was
 * used or is too old, single_sign_on_failed for anything that does not hold
 * @throws Refusal single_sign_on_provider_away, address_not_allowed
 */
export async function identify(
  configuration: Configuration,
  provider: Provider,
  answered: Answered,
): Promise<Record<string, unknown>> {
  const { state, code, iss, error, nonce, proof } = answered;
  const address = new URL(answered.redirectUri);
  for (const [name, value] of Object.entries({ state, code, iss, error })) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  try {
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: proof,
      idTokenExpected: true,
    });
    const claims = tokens.claims() as Record<string, unknown>;
    const wanted = [provider.nameClaim, provider.roleClaim, provider.staffIdClaim].filter((name) => name !== '');
    if (wanted.every((name) => claimOf(claims, name) !== undefined)) return claims;
    if (!configuration.serverMetadata().userinfo_endpoint) return claims;
    const more = await fetchUserInfo(configuration, tokens.access_token, String(claims.sub));
    // What was signed wins.
    return { ...more, ...claims };
  } catch (failure) {
    throw refusalOf(failure);
  }
}

/** What it means to the person that the provider could not be asked. */
export function whenAway(failure: unknown): Refusal {
  return notAllowed(failure) ?? new Refusal({ code: 'single_sign_on_provider_away' });
}

/** The operator has not opened the network of the provider, or of an address that it names. */
function notAllowed(failure: unknown): Refusal | undefined {
  return causesOf(failure).find((cause) => cause instanceof Refusal);
}

function causesOf(failure: unknown): Error[] {
  return failure instanceof Error ? [failure, ...causesOf(failure.cause)] : [];
}

/** What a failure of the library means to the person. */
function refusalOf(failure: unknown): Error {
  if (causesOf(failure).some((cause) => cause instanceof ProviderAway || cause instanceof Refusal)) {
    return whenAway(failure);
  }
  const { code, error } = failure as { code?: string; error?: string };
  const because = failure as Error;
  if (error && troubles.has(error)) return whenAway(failure);
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return refuse('single_sign_on_refused', because);
  return refuse(error === 'invalid_grant' ? 'single_sign_on_expired' : 'single_sign_on_failed', because);
}

function refuse(code: 'single_sign_on_refused' | 'single_sign_on_expired' | 'single_sign_on_failed', cause: Error) {
  const refusal = new Refusal({ code });
  refusal.cause = cause;
  return refusal;
}
