import { buildEndSessionUrl } from 'openid-client';
import type { SignedOut } from '#generated/shapes.ts';
import type { SignInKind } from '#generated/values.ts';
import type { Call, Caller } from '../call/handler.ts';
import { redirectUriOf } from './redirect-uri.ts';
import { waysOf } from './settings.ts';

/**
 * Where somebody who signed in at the identity provider signs out there too: at a counter that several people share,
 * the next one would else come in under their name. Undefined where the provider has no such address, or is away.
 */
export async function providerSignOutOf(
  { services, request }: Pick<Call<'signOut'>, 'services' | 'request'>,
  { kind, organisationGid, singleSignOn }: Caller,
): Promise<SignedOut['providerSignOut']> {
  if (!singleSignOn) return undefined;
  const { provider } = await waysOf(services, kind as SignInKind, organisationGid ?? '');
  if (!provider) return undefined;
  const configuration = await services.providers.get(provider).catch(() => undefined);
  if (!configuration?.serverMetadata().end_session_endpoint) return undefined;
  const back = { post_logout_redirect_uri: redirectUriOf(request) };
  return { label: provider.label, url: buildEndSessionUrl(configuration, back).href };
}
