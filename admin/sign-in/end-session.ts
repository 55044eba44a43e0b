import { createHttpClient, type HttpClientOptions } from '#client/http/http-client.ts';
import type { HeldToken, Tokens } from '#client/session/tokens.ts';
import type { SignedOut } from '#generated/shapes.ts';

interface Ending extends Pick<HttpClientOptions, 'base' | 'locale' | 'fetch'> {
  tokens: Tokens;
}

/**
 * Ends that session and no other: in this browser at once, and on the server, to which its token says itself that it is to
 * end.
 * @returns the way out of the identity provider, if the session came from there, the server could be asked, and nobody has
 *   signed in since
 */
export async function endSession(
  kind: HeldToken,
  { tokens, ...server }: Ending,
): Promise<SignedOut['providerSignOut'] | undefined> {
  const token = tokens.get(kind);
  if (!token) return undefined;
  const client = createHttpClient({ ...server, credential: () => ({ kind, token }) });
  // At once: who walks away has signed out also where the server is slow, and the next may sign in before it answers.
  tokens.clear(kind);
  const quietly = { keepFailure: true, keepalive: true };
  const answer = await client.call('signOut', undefined, quietly).catch(() => undefined);
  return tokens.get(kind) ? undefined : answer?.providerSignOut;
}
