import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#generated/limits.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, openOrganisation, organisationPassword, systemToken } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const settings = `${web}/advancedSetting/organization`;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});

const general = (token: string) => app.call('GET', `${web}/organization/general`, { token });
const codes = (answer: { body: { contents: { field?: string; code: string }[] } }) =>
  answer.body.contents.map(({ field, code }) => [field, code]);

describe('a new long phrase', () => {
  const change = (body: object, token = clinic.tokens.session, query?: object) =>
    app.call('PATCH', `${settings}/password`, { token, body, query: { ...query } });

  test('is taken from an administrator who says the old one, and ends other sessions', async () => {
    const { token } = await app.done('POST', `${web}/organization/login`, {
      body: { orgGid: clinic.gid, password: organisationPassword },
    });
    const wrong = await change({ oldPassword: 'not the old one', password: 'a new long phrase' });
    expect([wrong.status, codes(wrong)]).toEqual([400, [['oldPassword', 'wrong_password']]]);
    expect(codes(await change({ password: 'a new long phrase' }))).toEqual([['oldPassword', 'field_required']]);
    expect((await general(token)).status).toBe(200);
    expect((await change({ oldPassword: organisationPassword, password: 'a new long phrase' })).status).toBe(200);
    expect([(await general(token)).status, (await general(clinic.tokens.session)).status]).toEqual([401, 200]);
    // Sent again because the answer was lost, it is done; the old one would be called wrong, though it was right.
    expect((await change({ oldPassword: organisationPassword, password: 'a new long phrase' })).status).toBe(200);
    const signIn = (password: string) =>
      app.call('POST', `${web}/organization/login`, { body: { orgGid: clinic.gid, password } });
    expect(codes(await signIn(organisationPassword))).toEqual([[undefined, 'login_failed']]);
    expect((await signIn('a new long phrase')).status).toBe(200);
  });

  test('is taken from one of two administrators who change it at the same moment, and the other is out', async () => {
    const { token } = await app.done('POST', `${web}/organization/login`, {
      body: { orgGid: clinic.gid, password: organisationPassword },
    });
    const sessions = [token, clinic.tokens.session];
    const phrases = ['a new long phrase', 'quite another phrase'];
    // Each is let in, and has shown the old password, before the other one's is taken.
    const both = Promise.withResolvers<void>();
    const { passwords } = app.app.services;
    const { hash } = passwords;
    const hashing = vi.spyOn(passwords, 'hash').mockImplementation(async (phrase) => {
      if (hashing.mock.calls.length === phrases.length) both.resolve();
      await both.promise;
      return hash(phrase);
    });
    const answers = await Promise.all(
      sessions.map((session, index) =>
        change({ oldPassword: organisationPassword, password: phrases[index] }, session),
      ),
    );
    vi.restoreAllMocks();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(codes(answers[1 - winner]!)).toEqual([['oldPassword', 'wrong_password']]);
    expect((await general(sessions[winner]!)).status).toBe(200);
    expect((await general(sessions[1 - winner]!)).status).toBe(401);
    const body = { orgGid: clinic.gid, password: phrases[winner] };
    expect((await app.call('POST', `${web}/organization/login`, { body })).status).toBe(200);
  });

  test("is taken from the provider's staff without the old one", async () => {
    const query = { orgGid: clinic.gid };
    expect((await change({ password: 'a new long phrase' }, clinic.tokens.systemAdvance, query)).status).toBe(200);
    expect((await general(clinic.tokens.session)).status).toBe(401);
  });
});

test('a quick-login address carries a session of one day', async () => {
  const made = await app.done('POST', `${web}/organization/callPanelToken`, {
    token: clinic.tokens.systemAdvance,
    query: { orgGid: clinic.gid },
  });
  expect(made.quickLoginUrl).toBe(`/quick-login/${clinic.gid}?callPanelToken=${made.callPanelToken}`);
  expect(made.expiresAt - app.time.now).toBe(24 * 60 * 60 * 1000);
  expect((await general(made.callPanelToken)).body.gid).toBe(clinic.gid);
});

test('a quick-login address of somebody whom an identity provider vouches for is theirs, and ends when their day does', async () => {
  const expiresAt = app.time.now + 5_000_001;
  const { token } = await app.app.services.tokens.issue({
    kind: 'session',
    organisationGid: clinic.gid,
    subjectGid: null,
    personName: '陳醫師 (chen)',
    singleSignOn: true,
    hours: 5_000_001 / 3_600_000,
  });
  const made = await app.done('POST', `${web}/organization/callPanelToken`, { token });
  expect(made.expiresAt).toBe(expiresAt);
  const own = await app.done('GET', `${web}/account`, { token: made.callPanelToken });
  expect(own).toEqual({ kind: 'session', name: '陳醫師 (chen)', singleSignOn: true });
  expect(await app.done('POST', `${web}/account/session/endOthers`, { token })).toEqual({ count: 1 });
  expect((await general(made.callPanelToken)).status).toBe(401);
});

describe('an API key', () => {
  const counters = (headers: Record<string, string>) => app.call('GET', `${web}/queue/counter/list`, { headers });
  const make = (body: object) => app.call('POST', `${web}/organization/apiKey`, { token: clinic.tokens.session, body });

  test('stands in for the bearer token of a member of staff, and only as x-api-key', async () => {
    const { apiKey } = (await make({ kind: 'staff', staffGid: clinic.staff.gid })).body;
    expect((await counters({ 'x-api-key': apiKey })).status).toBe(200);
    expect((await counters({ authorization: `Bearer ${apiKey}` })).status).toBe(401);
    expect((await counters({ 'x-api-key': clinic.tokens.staff })).status).toBe(401);
    expect((await counters({ cookie: `token=${clinic.tokens.staff}` })).status).toBe(401);
    const headers = { 'x-api-key': apiKey };
    expect((await app.call('GET', `${web}/organization/apiKey`, { headers })).status).toBe(404);
    expect((await app.call('DELETE', `${web}/organization/apiKey`, { headers })).status).toBe(403);
  });

  test('is named in the log of changes where it is made and where it ends', async () => {
    const token = clinic.tokens.session;
    const logged = async () => {
      // What happens next has a moment of its own to be ordered by.
      app.time.now += 1000;
      const query = { family: 'organisation', limit: 1 };
      return (await app.done('GET', `${web}/log/change/list`, { token, query })).data[0].changes;
    };
    const { gid } = (await make({ kind: 'agency', name: 'HIS' })).body;
    app.time.now += 1000;
    const unnamed = (await make({ kind: 'agency' })).body.gid;
    expect(await logged()).toEqual([{ field: 'apiKey', after: JSON.stringify(unnamed) }]);
    await app.done('DELETE', `${web}/organization/apiKey`, { token, query: { gid } });
    expect(await logged()).toEqual([{ field: 'apiKey', before: '"HIS"' }]);
    await make({ kind: 'agency', name: 'HIS 2' });
    app.time.now += 1000;
    await app.done('DELETE', `${web}/organization/apiKey`, { token });
    expect(await logged()).toEqual([{ field: 'apiKey', before: expect.stringContaining('"HIS 2"') }]);
  });

  test('outlives the log-out of a page that is spoken to with it', async () => {
    const { apiKey } = (await make({ kind: 'staff', staffGid: clinic.staff.gid })).body;
    const headers = { 'x-api-key': apiKey };
    await app.done('POST', `${web}/logout`, { headers });
    expect((await counters(headers)).status).toBe(200);
  });

  test('outlives the sign-in beside it, which ends by its own token', async () => {
    const { apiKey } = (await make({ kind: 'staff', staffGid: clinic.staff.gid })).body;
    const bearer = { authorization: `Bearer ${clinic.tokens.staff}` };
    expect((await counters(bearer)).status).toBe(200);
    await app.done('POST', `${web}/logout`, { headers: bearer });
    expect((await counters(bearer)).status).toBe(401);
    expect((await counters({ 'x-api-key': apiKey })).status).toBe(200);
  });

  test('outlives a new password of its member of staff and a new key of the agency, and ends where the account is switched off', async () => {
    const token = clinic.tokens.session;
    const { apiKey } = (await make({ kind: 'staff', staffGid: clinic.staff.gid })).body;
    const ofSystem = (await make({ kind: 'agency' })).body.apiKey;
    const change = (body: object) =>
      app.done('PATCH', `${web}/staff`, { token, body: { gid: clinic.staff.gid, ...body } });
    await change({ password: 'quite another one' });
    expect((await counters({ 'x-api-key': apiKey })).status).toBe(200);
    await app.done('POST', `${web}/organization/agencyKey`, { token });
    const sizes = { headers: { 'x-api-key': ofSystem } };
    expect((await app.call('GET', '/api/v1/agency/ptch/list/group/queueSize', sizes)).status).toBe(200);
    await change({ enabled: false });
    expect((await counters({ 'x-api-key': apiKey })).status).toBe(401);
  });

  test('ends when it is revoked, and with its member of staff', async () => {
    const { apiKey } = (await make({ kind: 'staff', staffGid: clinic.staff.gid })).body;
    const other = (await make({ kind: 'agency' })).body.apiKey;
    await app.done('DELETE', `${web}/staff`, { token: clinic.tokens.session, query: { gid: clinic.staff.gid } });
    expect((await counters({ 'x-api-key': apiKey })).status).toBe(401);
    const revoked = await app.done('DELETE', `${web}/organization/apiKey`, { token: clinic.tokens.session });
    expect(revoked).toEqual({ count: 1 });
    const reset = '/api/v1/agency/ptch/checkOrgDailyReset';
    expect((await app.call('PATCH', reset, { headers: { 'x-api-key': other } })).status).toBe(401);
  });

  test('is listed with what it is for, and ends alone', async () => {
    const { session } = clinic.tokens;
    await make({ kind: 'staff', staffGid: clinic.staff.gid, name: ' 平板 ' });
    app.time.now += 1000;
    const { apiKey } = (await make({ kind: 'agency', name: '預約系統' })).body;
    const list = async () => (await app.done('GET', `${web}/organization/apiKey/list`, { token: session })).data;
    const keys = await list();
    expect(keys).toMatchObject([
      { kind: 'agency', name: '預約系統' },
      { kind: 'staff', name: '平板', staffName: '護理師' },
    ]);
    expect(JSON.stringify(keys)).not.toContain(apiKey);
    const neighbour = await buildClinic(app);
    const end = (token: string) =>
      app.call('DELETE', `${web}/organization/apiKey`, { token, query: { gid: keys[0].gid } });
    expect((await end(neighbour.tokens.session)).status).toBe(404);
    expect((await end(session)).body).toEqual({ count: 1 });
    expect((await list()).map(({ kind }: { kind: string }) => kind)).toEqual(['staff']);
    expect((await end(session)).status).toBe(404);
  });

  test('of somebody whose account is switched off serves nobody and shows nobody', async () => {
    const { gid } = clinic.staff;
    await app.done('PATCH', `${web}/staff`, { token: clinic.tokens.session, body: { gid, enabled: false } });
    const { apiKey } = (await make({ kind: 'staff', staffGid: gid })).body;
    const headers = { 'x-api-key': apiKey };
    const query = { panelGid: clinic.room.gid };
    expect((await app.call('GET', `${web}/queue/clinic/currentNo`, { headers, query })).status).toBe(403);
    const found = await app.call('GET', `${web}/appointment/by/room`, { headers, query: { room: 'R101' } });
    expect(found.status).toBe(403);
  });

  test('that has expired is listed no more', async () => {
    await make({ kind: 'agency' });
    app.time.now += limits.apiKeyDays * 24 * 3_600_000;
    const { token } = await app.done('POST', `${web}/organization/login`, {
      body: { orgGid: clinic.gid, password: organisationPassword },
    });
    expect(await app.done('GET', `${web}/organization/apiKey/list`, { token })).toEqual({ data: [] });
    app.time.now -= limits.apiKeyDays * 24 * 3_600_000;
  });

  test('is never made for another organisation, nor without a member of staff', async () => {
    const neighbour = await buildClinic(app);
    const strange = await make({ kind: 'staff', staffGid: neighbour.staff.gid });
    expect([strange.status, codes(strange)]).toEqual([404, [['staffGid', 'not_found']]]);
    expect(codes(await make({ kind: 'staff' }))).toEqual([['staffGid', 'field_required']]);
  });
});

test('the free list of names has only those who show themselves', async () => {
  const shown = await openOrganisation(app, { name: '開放診所', startPageListed: true });
  const { data } = await app.done('GET', `${web}/organization/name/list`);
  expect(data).toContainEqual({ gid: shown.gid, name: '開放診所' });
  expect(data.map(({ gid }: { gid: string }) => gid)).not.toContain(clinic.gid);
});

test('hospital systems are named in the language of the caller', async () => {
  const token = await systemToken(app);
  const ask = (path: string, language: string) =>
    app.done('GET', `${settings}/${path}`, { token, headers: { 'accept-language': language } });
  const all = await ask('create/hisType/dropdownlist', 'zh-TW');
  expect(all.data.map(({ gid }: { gid: string }) => gid)).toContain('hualienMedical');
  expect((await ask('hisType/dropdownlist', 'th')).data).toHaveLength(1);
  expect(all).not.toEqual(await ask('create/hisType/dropdownlist', 'en-US'));
});
