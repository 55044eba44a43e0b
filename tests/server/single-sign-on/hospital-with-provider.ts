/** A server, a real identity provider, an organisation that signs its people in there, and what a browser does between them. */
import { randomBytes } from 'node:crypto';
import { client, type IdentityProvider, startIdentityProvider } from '../../running/identity-provider.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation, staffPassword } from '../small-clinic.ts';

export const web = '/api/v1/collab/web';
export const back = 'http://localhost/single-sign-on';
export type Kind = 'session' | 'staff' | 'systemAdvance';

const people = {
  chen: { name: '陳美玲', preferred_username: 'm.chen', roles: ['callboard-admin', 'nurse'] },
  lin: { name: 'Lin', preferred_username: 'n1', roles: ['nurse'] },
  gone: { name: 'Gone', preferred_username: 'n2', roles: ['nurse'] },
  wu: { name: '吳工程師', preferred_username: 'wu', roles: ['callboard-provider'] },
  visitor: { name: 'Visitor', preferred_username: 'v1', roles: [] },
};

export const browserKey = () => randomBytes(24).toString('base64url');
export const codeOf = (answer: { body: { contents?: { code: string }[] } }) => answer.body.contents?.[0]?.code;

export type Hospital = Awaited<ReturnType<typeof openHospitalWithProvider>>;

export async function openHospitalWithProvider() {
  const idp = await startIdentityProvider({ people, redirectUris: [back] });
  const variables = {
    OIDC_NETWORKS: 'loopback',
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_ADMIN_VALUE: 'callboard-provider',
  };
  const app = await openApp({ schedule: false, limitFailures: true, variables });
  const { orgGid, session } = await organisation(app, idp);

  const begin = (kind: Kind, key: string, gid = orgGid) =>
    app.done('POST', `${web}/signIn/singleSignOn/begin`, {
      body: { kind, ...(kind !== 'systemAdvance' && { orgGid: gid }), browserKey: key },
    });
  const complete = (body: object) => app.call('POST', `${web}/signIn/singleSignOn/complete`, { body });
  /** What the browser brings back after somebody signed in at the provider. */
  const brought = async (kind: Kind, login: string, gid = orgGid, provider = idp) => {
    const key = browserKey();
    const { url } = await begin(kind, key, gid);
    const address = await provider.signIn(url, login, back);
    return { ...Object.fromEntries(address.searchParams), browserKey: key } as Record<string, string>;
  };
  return {
    app,
    idp,
    orgGid,
    session,
    begin,
    complete,
    brought,
    signIn: async (kind: Kind, login: string, gid = orgGid, provider = idp) =>
      complete(await brought(kind, login, gid, provider)),
    /** Another organisation with the same provider, unless the settings say otherwise. */
    another: (settings: object = {}, secret?: string) => organisation(app, idp, settings, secret),
    log: async (name: string) =>
      (await app.done('GET', `${web}/log/${name}/list`, { token: session, query: { limit: 100 } })).data as Record<
        string,
        string
      >[],
    close: () => Promise.all([app.close(), idp.close()]),
  };
}

async function organisation(app: TestApp, idp: IdentityProvider, settings: object = {}, secret = client.secret) {
  const { gid, session } = await openOrganisation(app);
  const singleSignOn = {
    enabled: true,
    label: '員工帳號',
    issuer: idp.issuer,
    clientId: client.id,
    administratorRoles: ['callboard-admin'],
    staffRoles: ['nurse'],
    ...settings,
  };
  await app.done('PATCH', `${web}/organization/general`, {
    token: session,
    body: { gid, singleSignOn, singleSignOnSecret: secret },
  });
  for (const [staffId, enabled] of Object.entries({ N1: true, n2: false })) {
    const body = { staffId, name: `護理師 ${staffId}`, password: staffPassword, enabled };
    await app.done('POST', `${web}/staff`, { token: session, body });
  }
  return { orgGid: gid, session };
}
