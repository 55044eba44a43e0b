/** How single sign-on is set up, what it switches off, and the ways back in. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#server/ground/environment.ts';
import { client, type IdentityProvider, startIdentityProvider } from '../../running/identity-provider.ts';
import { adminPassword, openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, openOrganisation, organisationPassword, staffPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const back = 'http://localhost/single-sign-on';
const browserKey = 'k'.repeat(43);
const people = { chen: { name: 'Chen', preferred_username: 'chen', roles: ['boss', 'callboard-provider'] } };

let app: TestApp;
let idp: IdentityProvider;

beforeAll(async () => {
  idp = await startIdentityProvider({ people, redirectUris: [back] });
  app = await openApp({
    schedule: false,
    variables: {
      OIDC_NETWORKS: 'loopback',
      OIDC_ISSUER: idp.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_ADMIN_VALUE: 'callboard-provider',
      OIDC_LABEL: 'Callboard staff',
    },
  });
});
afterAll(async () => {
  await app?.close();
  await idp?.close();
});

const settings = () => ({ enabled: true, issuer: idp.issuer, clientId: client.id, administratorRoles: ['boss'] });
const change = (gid: string, token: string, singleSignOn: object | null, more: object = {}) =>
  app.call('PATCH', `${web}/organization/general`, { token, body: { gid, singleSignOn, ...more } });
const ways = async (kind: string, orgGid?: string) =>
  (await app.call('GET', `${web}/signIn/ways`, { query: { kind, orgGid } })).body;
const codeOf = (answer: { body: { contents?: { code: string }[] } }) => answer.body.contents?.[0]?.code;
async function signIn(kind: string, orgGid?: string) {
  const { url } = await app.done('POST', `${web}/signIn/singleSignOn/begin`, { body: { kind, orgGid, browserKey } });
  const { searchParams } = await idp.signIn(url, 'chen', back);
  const body = { ...Object.fromEntries(searchParams), browserKey };
  return app.call('POST', `${web}/signIn/singleSignOn/complete`, { body });
}
const passwordOf = (clinic: { gid: string }) =>
  app.call('POST', `${web}/organization/login`, { body: { orgGid: clinic.gid, password: organisationPassword } });

describe('the ways to sign in', () => {
  test('are told before anybody signs in, and an unknown organisation is like one that set up nothing', async () => {
    const [plain, set] = [await openOrganisation(app), await openOrganisation(app)];
    await change(set.gid, set.session, { ...settings(), label: '員工帳號' });
    expect(await ways('session', set.gid)).toEqual({ password: true, singleSignOn: '員工帳號' });
    expect(await ways('session', plain.gid)).toEqual({ password: true });
    expect(await ways('session', 'nobody')).toEqual(await ways('session', plain.gid));
    const begin = (orgGid: string) =>
      app.call('POST', `${web}/signIn/singleSignOn/begin`, { body: { kind: 'session', orgGid, browserKey } });
    expect(codeOf(await begin('nobody'))).toBe('single_sign_on_not_configured');
    expect(codeOf(await begin(plain.gid))).toBe('single_sign_on_not_configured');
  });

  test('do not offer it to administrators where no role is named, but to staff', async () => {
    const { gid, session } = await openOrganisation(app);
    await change(gid, session, { ...settings(), administratorRoles: [] });
    expect(await ways('session', gid)).toEqual({ password: true });
    expect(await ways('staff', gid)).toEqual({ password: true, singleSignOn: 'OpenID Connect' });
  });
});

describe('the settings', () => {
  test('take the secret and never tell it, neither in an answer nor in a log', async () => {
    const { gid, session } = await openOrganisation(app);
    const secret = 'only-for-the-provider';
    const answer = await change(gid, session, settings(), { singleSignOnSecret: secret });
    expect(answer.text).not.toContain(secret);
    const read = await app.call('GET', `${web}/organization/general`, { token: session });
    expect(read.body.singleSignOn).toMatchObject({ issuer: idp.issuer });
    const log = await app.call('GET', `${web}/log/change/list`, { token: session });
    expect(log.text).toContain('singleSignOnSecret');
    for (const text of [read.text, log.text, app.log()]) expect(text).not.toContain(secret);
    // The log has that it was taken away: from then on the provider is asked without one.
    const told = async () => (await app.call('GET', `${web}/log/change/list`, { token: session })).body.paging.count;
    const before = await told();
    expect((await change(gid, session, {}, { singleSignOnSecret: null })).status).toBe(200);
    expect(await told()).toBe(before + 1);
    await change(gid, session, {}, { singleSignOnSecret: null });
    expect(await told()).toBe(before + 1);
  });

  test('show the secret of one provider to no other', async () => {
    const { gid, session } = await openOrganisation(app);
    await change(gid, session, settings(), { singleSignOnSecret: 'only-for-the-provider' });
    const other = { issuer: 'https://other.example.org' };
    const refused = { contents: [{ code: 'field_required', field: 'singleSignOnSecret' }] };
    expect((await change(gid, session, other)).body).toMatchObject(refused);
    // Nor by way of none.
    await change(gid, session, { enabled: false, issuer: null });
    expect((await change(gid, session, other)).body).toMatchObject(refused);
    expect((await change(gid, session, other, { singleSignOnSecret: null })).status).toBe(200);
  });

  test.each([
    ['an issuer in a network that is not opened', { issuer: 'https://10.1.2.3' }, 'address_not_allowed'],
    ['an issuer over plain http', { issuer: 'http://8.8.8.8' }, 'address_not_allowed'],
    ['an issuer with a password', { issuer: 'https://a:b@login.example.org' }, 'pattern_mismatch'],
    ['an issuer that is no address', { issuer: 'https://[' }, 'format_error'],
    ['no issuer', { issuer: undefined }, 'field_required'],
    ['no client id', { clientId: undefined }, 'field_required'],
  ])('are refused with %s', async (_, wrong, code) => {
    const { gid, session } = await openOrganisation(app);
    const answer = await change(gid, session, { ...settings(), ...wrong });
    expect([answer.status, codeOf(answer)]).toEqual([400, code]);
  });

  test('may be cleared one by one, as a form does with what it hides', async () => {
    const { gid, session } = await openOrganisation(app);
    await change(gid, session, { ...settings(), scopes: 'openid groups' });
    const { body } = await change(gid, session, { enabled: false, issuer: null, scopes: null });
    expect(body.singleSignOn).toMatchObject({ enabled: false, clientId: client.id, administratorRoles: ['boss'] });
    for (const cleared of ['issuer', 'scopes']) expect(body.singleSignOn).not.toHaveProperty(cleared);
  });

  test.each([
    ['it is no longer asked', { enabled: false }],
    ['it is asked for another client', { clientId: 'another-client' }],
  ])('end the sessions that a provider vouched for once %s', async (_, another) => {
    const { gid, session } = await openOrganisation(app);
    await change(gid, session, settings(), { singleSignOnSecret: client.secret });
    const { token } = (await signIn('session', gid)).body;
    const { token: byPassword } = (await passwordOf({ gid })).body;
    const works = async (one: string) => (await app.call('GET', `${web}/organization/general`, { token: one })).status;
    await change(gid, session, { label: 'Another word' });
    expect(await works(token)).toBe(200);
    await change(gid, session, another);
    expect([await works(token), await works(session), await works(byPassword)]).toEqual([401, 200, 200]);
  });

  test.each([
    ['a role of administrators goes', { administratorRoles: ['head'] }],
    ['no role is one of administrators any more', { administratorRoles: [] }],
    ['roles stand in another claim', { roleClaim: 'groups' }],
  ])('end the sessions of administrators that a provider vouched for where %s', async (_, narrower) => {
    const { gid, session } = await openOrganisation(app);
    await change(gid, session, settings(), { singleSignOnSecret: client.secret });
    const { token } = (await signIn('session', gid)).body;
    const works = async (one: string) => (await app.call('GET', `${web}/organization/general`, { token: one })).status;
    await change(gid, session, { administratorRoles: ['head', 'boss'] });
    expect(await works(token)).toBe(200);
    expect((await change(gid, session, narrower)).status).toBe(200);
    expect([await works(token), await works(session)]).toEqual([401, 200]);
  });
});

describe("an organisation's passwords", () => {
  let clinic: Clinic;
  beforeAll(async () => {
    clinic = await buildClinic(app);
    await change(clinic.gid, clinic.tokens.session, settings(), { singleSignOnSecret: client.secret });
  });

  test('of administrators are switched off only by somebody who came in without one', async () => {
    const off = { administratorPassword: false };
    const answer = await change(clinic.gid, clinic.tokens.session, off);
    expect(answer.body.contents[0]).toMatchObject({
      code: 'single_sign_on_untried',
      field: 'singleSignOn.administratorPassword',
    });
    expect((await passwordOf(clinic)).status).toBe(200);
    const { token } = (await signIn('session', clinic.gid)).body;
    expect((await change(clinic.gid, token, off)).status).toBe(200);
    expect(await ways('session', clinic.gid)).toMatchObject({ password: false });
    expect(codeOf(await passwordOf(clinic))).toBe('password_sign_in_off');
  });

  test('of staff are refused at the controller', async () => {
    const { token } = (await signIn('session', clinic.gid)).body;
    await change(clinic.gid, token, { staffPassword: false });
    const body = { orgGid: clinic.gid, staffId: 'n1', password: staffPassword };
    expect(codeOf(await app.call('POST', `${web}/staff/login`, { body }))).toBe('password_sign_in_off');
  });

  test.each([
    ['informationRoom', { password: organisationPassword }],
    ['universalClinics', { staffId: 'n1', password: staffPassword }],
  ])('that are off open no screen either (%s)', async (authentication, typed) => {
    const path = `${web}/panel/general/update/defaultPanel`;
    const token = clinic.tokens.systemAdvance;
    const query = { orgGid: clinic.gid };
    await app.done('PATCH', path, { token, query, body: { gid: clinic.room.gid, authentication } });
    const body = { panelGid: clinic.room.gid, key: clinic.key, ...typed };
    expect(codeOf(await app.call('POST', `${web}/panel/login`, { body }))).toBe('password_sign_in_off');
  });

  test("are switched on again by the provider's staff when the identity provider is lost", async () => {
    const answer = await app.call('PATCH', `${web}/organization/general`, {
      token: clinic.tokens.systemAdvance,
      query: { orgGid: clinic.gid },
      body: { gid: clinic.gid, singleSignOn: { administratorPassword: true, staffPassword: true } },
    });
    expect(answer.status).toBe(200);
    expect((await passwordOf(clinic)).status).toBe(200);
  });

  test('are looked at again as soon as single sign-on as a whole is off', async () => {
    const { token } = (await signIn('session', clinic.gid)).body;
    await change(clinic.gid, token, { administratorPassword: false });
    await change(clinic.gid, token, { enabled: false });
    expect((await passwordOf(clinic)).status).toBe(200);
  });
});

describe("the provider's staff", () => {
  test('come in by their role at the provider that the environment names, and are named in the log', async () => {
    expect(await ways('systemAdvance')).toEqual({ password: true, singleSignOn: 'Callboard staff' });
    const { body } = await signIn('systemAdvance');
    expect(body).toMatchObject({ kind: 'systemAdvance', personName: 'Chen (chen)' });
    const log = await app.done('GET', `${web}/advancedSetting/log/access/list`, {
      token: body.token,
      query: { limit: 100 },
    });
    expect(log.data).toContainEqual(
      expect.objectContaining({ action: 'signedIn', kind: 'systemAdvance', subjectName: 'Chen (chen)' }),
    );
  });

  test('have no password where the environment says so, until it is started otherwise', async () => {
    const login = { body: { password: adminPassword } };
    expect((await app.call('POST', `${web}/systemAdvance/login`, login)).status).toBe(200);
    const OIDC = { OIDC_ISSUER: idp.issuer, OIDC_CLIENT_ID: client.id, OIDC_ADMIN_VALUE: 'x' };
    const strict = await openApp({ schedule: false, variables: { ...OIDC, OIDC_PASSWORD: '0' } });
    try {
      expect(codeOf(await strict.call('POST', `${web}/systemAdvance/login`, login))).toBe('password_sign_in_off');
      const told = await strict.call('GET', `${web}/signIn/ways`, { query: { kind: 'systemAdvance' } });
      expect(told.body).toEqual({ password: false, singleSignOn: 'OpenID Connect' });
    } finally {
      await strict.close();
    }
  });

  test.each([
    ['half a provider', { OIDC_ISSUER: 'https://login.example.org' }, /OIDC_CLIENT_ID/],
    ['what is no address', { OIDC_ISSUER: 'login', OIDC_CLIENT_ID: 'x', OIDC_ADMIN_VALUE: 'y' }, /OIDC_ISSUER/],
  ])('cannot be given %s', (_, variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});

describe('a sign-out', () => {
  test('ends our token, and tells where the provider ends its session', async () => {
    const { gid, session } = await openOrganisation(app);
    await change(gid, session, { ...settings(), label: '員工帳號' }, { singleSignOnSecret: client.secret });
    const { token } = (await signIn('session', gid)).body;
    const out = await app.done('POST', `${web}/logout`, { token });
    expect(out.providerSignOut.label).toBe('員工帳號');
    const url = new URL(out.providerSignOut.url);
    expect(url.origin).toBe(idp.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: client.id,
      post_logout_redirect_uri: back,
    });
    expect((await fetch(url)).status).toBe(200);
    expect((await app.call('GET', `${web}/organization/general`, { token })).status).toBe(401);
    const log = await app.done('GET', `${web}/log/access/list`, { token: session });
    expect(log.data).toContainEqual(expect.objectContaining({ action: 'signedOut', subjectName: 'Chen (chen)' }));
    expect(await app.done('POST', `${web}/logout`, { token: session })).toEqual({ ok: true });
  });
});

describe('the address that providers send people back to', () => {
  test('leads to the page on which they began, with the answer out of sight of logs', async () => {
    const { gid, session } = await openOrganisation(app);
    await change(gid, session, settings());
    for (const [kind, page] of [
      ['session', `/quick-login/${gid}`],
      ['staff', '/panel-controller'],
      ['systemAdvance', '/system-advance/launcher-version'],
    ]) {
      const { url } = await app.done('POST', `${web}/signIn/singleSignOn/begin`, {
        body: { kind, ...(kind !== 'systemAdvance' && { orgGid: gid }), browserKey },
      });
      const state = new URL(url).searchParams.get('state') ?? '';
      const answer = await app.call('GET', '/single-sign-on', { query: { state, code: 'c&d', session_state: 'x' } });
      expect(answer.status).toBe(302);
      const [path, fragment] = String(answer.headers.location).split('#');
      expect(path).toBe(page);
      expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({ state, code: 'c&d' });
    }
  });

  test.each([{}, { state: 'made-up' }, { state: ['a', 'b'] }, { state: '//evil.example' }])(
    'leads home with %j, and nowhere else',
    async (query) => {
      expect((await app.call('GET', '/single-sign-on', { query })).headers.location).toBe('/');
    },
  );
});
