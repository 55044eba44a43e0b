import type { StoredRecord } from '#client/device/stored-record.ts';
import { controllerCredential } from '#client/http/credential.ts';
import { createHttpClient, type HttpClientOptions } from '#client/http/http-client.ts';
import type { ControllerStorage } from '#generated/device.ts';
import type { SignedOut } from '#generated/shapes.ts';

interface Ending extends Pick<HttpClientOptions, 'base' | 'locale' | 'fetch'> {
  stored: Pick<StoredRecord<ControllerStorage>, 'read' | 'change'>;
}

/**
 * Ends the sign-in on this device, at once, and on the server. An API key of a custom domain speaks for every other call and
 * outlives each sign-in, so the token that was signed in beside it says itself that it is to end.
 * @returns the way out of the identity provider, if the sign-in came from there and the server could be asked
 */
export async function endSignIn({ stored, ...server }: Ending): Promise<SignedOut['providerSignOut']> {
  const { orgToken } = stored.read();
  const client = createHttpClient({ ...server, credential: () => controllerCredential({ orgToken }) });
  // At once: somebody else may sign in before a slow server has answered.
  stored.change({ orgToken: undefined });
  const quietly = { keepFailure: true, keepalive: true };
  const answer = orgToken && (await client.call('signOut', undefined, quietly).catch(() => undefined));
  return answer ? answer.providerSignOut : undefined;
}
