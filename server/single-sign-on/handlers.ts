import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { limits } from '#generated/limits.ts';
import type { Call, Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { minuteMs } from '../ground/durations.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { whenAway } from './identify.ts';
import { hasOwnAccounts } from './own-accounts.ts';
import { redirectUriOf } from './redirect-uri.ts';
import { mayUsePasswords, waysOf } from './settings.ts';

export const singleSignOnHandlers: Handlers<'getSignInWays' | 'beginSingleSignOn' | 'completeSingleSignOn'> = {
  getSignInWays: async ({ query, services }) => {
    const { password, provider, organisation } = await waysOf(services, query.kind, query.orgGid ?? '');
    // Somebody's own password is one of staff and of administrators.
    const mayOwn = query.kind === 'session' && password && mayUsePasswords(organisation?.singleSignOn, 'staff');
    const ownAccount = mayOwn && organisation && (await services.database.query(hasOwnAccounts(organisation.gid)));
    return { password, ...(ownAccount && { ownAccount }), ...(provider && { singleSignOn: provider.label }) };
  },

  beginSingleSignOn: async (call) => ({ url: await begin(call) }),

  completeSingleSignOn: completeSignIn,
};

/** The provider's address for one sign-in; nothing is written, for anybody may ask. */
async function begin({ body, services, request, log, now }: Call<'beginSingleSignOn'>): Promise<string> {
  const { kind, orgGid = '', browserKey, deviceType, otherAccount } = body;
  const { organisation, provider } = await waysOf(services, kind, orgGid.trim());
  if (!provider) throw new Refusal({ code: 'single_sign_on_not_configured' });
  const configuration = await services.providers.get(provider).catch((failure: unknown) => {
    const told = { event: 'identityProvider.failed', issuer: provider.issuer, reason: (failure as Error).message };
    log.warn(told, 'the identity provider cannot be used');
    throw whenAway(failure);
  });
  const redirectUri = redirectUriOf(request);
  const { issuer, clientId, scopes } = provider;
  const state = await services.seal.close({
    kind,
    organisationGid: organisation?.gid ?? '',
    browserKey,
    redirectUri,
    issuer,
    clientId,
    ...(deviceType && { deviceType }),
    expiresAt: now + limits.singleSignOnMinutes * minuteMs,
  });
  return buildAuthorizationUrl(configuration, {
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: [...new Set(['openid', ...scopes.split(' ')])].join(' ').trim(),
    state,
    nonce: await services.seal.derive(state, 'nonce'),
    code_challenge: await calculatePKCECodeChallenge(await services.seal.derive(state, 'proof')),
    code_challenge_method: 'S256',
    ...(otherAccount && { prompt: 'login' }),
  }).href;
}
