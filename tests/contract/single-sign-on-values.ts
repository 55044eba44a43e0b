import { client, type IdentityProvider, startIdentityProvider } from '../running/identity-provider.ts';
import type { TestApp } from '../server/open-app.ts';
import type { Clinic } from '../server/small-clinic.ts';
import { placeholdersIn, type Values } from './fill-example.ts';

const web = '/api/v1/collab/web';
const redirectUri = 'http://localhost/single-sign-on';
const browserKey = 'b'.repeat(43);
let provider: Promise<IdentityProvider> | undefined;

/** What a person brings back from the identity provider, for examples that speak of it. */
export async function singleSignOnValues(
  example: unknown,
  app: TestApp,
  clinic: Clinic,
  inert: boolean,
): Promise<Values> {
  const wanted = placeholdersIn(example);
  if (!wanted.includes('browserKey')) return {};
  const known = { browserKey, organisationWithSingleSignOn: clinic.gid };
  if (inert)
    return {
      ...known,
      singleSignOnState: 's'.repeat(300),
      singleSignOnCode: 'c'.repeat(43),
      singleSignOnIssuer: 'https://a.example',
    };
  provider ??= startIdentityProvider({
    people: { chen: { name: '陳美玲', roles: ['administrator'] } },
    redirectUris: [redirectUri],
  });
  const { issuer, signIn } = await provider;
  const singleSignOn = { enabled: true, issuer, clientId: client.id, administratorRoles: ['administrator'] };
  await app.done('PATCH', `${web}/organization/general`, {
    token: clinic.tokens.session,
    body: { gid: clinic.gid, singleSignOn, singleSignOnSecret: client.secret },
  });
  if (!wanted.includes('singleSignOnState')) return known;
  const body = { kind: 'session', orgGid: clinic.gid, browserKey };
  const { url } = await app.done('POST', `${web}/signIn/singleSignOn/begin`, { body });
  const { searchParams } = await signIn(url, 'chen', redirectUri);
  const [state, code] = [searchParams.get('state'), searchParams.get('code')];
  return { ...known, singleSignOnState: state, singleSignOnCode: code, singleSignOnIssuer: issuer };
}
