import type { TokenKind } from '#generated/shapes.ts';
import type { Tokens } from '../session/tokens.ts';

/** Who a call speaks for: a bearer token, or the API key of a custom domain. */
export interface Credential {
  kind?: TokenKind;
  token?: string;
  apiKey?: string;
}

/** The token of an administrator or of the provider's staff; where both are held and accepted, the provider's. */
export function heldCredential(tokens: Tokens, accepted: readonly string[]): Credential | undefined {
  const systemAdvance = accepted.includes('systemAdvance') ? tokens.get('systemAdvance') : undefined;
  if (systemAdvance) return { kind: 'systemAdvance', token: systemAdvance };
  const session = accepted.includes('session') ? tokens.get('session') : undefined;
  return session ? { kind: 'session', token: session } : undefined;
}

/** In controller mode the stored organisation token is the bearer; a custom domain's API key goes in its place. */
export function controllerCredential(stored: { orgToken?: string }, apiKey?: string): Credential | undefined {
  if (apiKey) return { apiKey };
  return stored.orgToken ? { kind: 'staff', token: stored.orgToken } : undefined;
}
