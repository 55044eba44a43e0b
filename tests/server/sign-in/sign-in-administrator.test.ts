import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdminRole } from '#generated/values.ts';
import { mayWith } from '#server/security/roles.ts';
import { operationContracts } from '#server/shapes/operation.ts';
import { createAdministrator, administratorPassword as password } from '../../contract/named-people-values.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, organisationPassword, staffPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});

const signIn = (staffId: string, body: object = {}) =>
  app.call('POST', `${web}/organization/staff/login`, { body: { orgGid: clinic.gid, staffId, password, ...body } });
const make = (staffId: string, role: string) => createAdministrator(app, clinic, staffId, role);
const tokenOf = async (staffId: string, role: string) => {
  const { gid } = await make(staffId, role);
  return { gid, token: (await signIn(staffId)).body.token as string };
};
const own = (token: string) => app.call('GET', `${web}/account`, { token });
const change = (body: object) => app.call('PATCH', `${web}/staff`, { token: clinic.tokens.session, body });
const codeOf = ({ body }: { body: { contents: { code: string; field?: string; params?: object }[] } }) =>
  body.contents[0];

describe('somebody with a role', () => {
  test('signs in under their own name, and the server says who they are', async () => {
    await make('lin', 'operates');
    const { body } = await signIn('LIN');
    expect(body).toMatchObject({ kind: 'session', orgGid: clinic.gid, staffId: 'lin', role: 'operates' });
    expect((await own(body.token)).body).toEqual({
      kind: 'session',
      name: 'lin 王小明',
      staffId: 'lin',
      role: 'operates',
      secondFactor: false,
      singleSignOn: false,
    });
    expect((await own(clinic.tokens.session)).body).toEqual({ kind: 'session', singleSignOn: false });
  });

  test('is told apart from nobody: an unknown id, a wrong password and an account switched off are one answer', async () => {
    const { gid } = await make('lin', 'reads');
    const wrong = [await signIn('lin', { password: 'not this one at all' }), await signIn('nobody')];
    await change({ gid, enabled: false });
    wrong.push(await signIn('lin'));
    expect(wrong.map(codeOf).map((entry) => entry?.code)).toEqual(['login_failed', 'login_failed', 'login_failed']);
  });

  test('whose role is taken away while the password is looked at is not let in with it', async () => {
    const { gid } = await make('lin', 'administers');
    const { passwords } = app.app.services;
    const { verify } = passwords;
    vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
      const isRight = await verify(...asked);
      await change({ gid, adminRole: 'reads' });
      return isRight;
    });
    const refused = await signIn('lin');
    vi.restoreAllMocks();
    expect([refused.status, codeOf(refused)?.code]).toEqual([400, 'login_failed']);
    expect((await signIn('lin')).body.role).toBe('reads');
  });

  test('without one is let in nowhere, and told so only with the right password', async () => {
    expect(codeOf(await signIn('n1', { password: staffPassword }))?.code).toBe('admin_role_missing');
    expect(codeOf(await signIn('n1', { password: 'wrong' }))?.code).toBe('login_failed');
  });

  test('waits after five wrong passwords, at controllers and here together', async () => {
    const limited = await openApp({ limitFailures: true });
    const there = await buildClinic(limited);
    await createAdministrator(limited, there, 'lin', 'reads');
    const attempt = (path: string, typed: string) =>
      limited.call('POST', `${web}/${path}/login`, { body: { orgGid: there.gid, staffId: 'lin', password: typed } });
    for (let i = 0; i < 5; i += 1) await attempt(i % 2 ? 'staff' : 'organization/staff', 'wrong');
    expect((await attempt('organization/staff', password)).status).toBe(429);
    expect((await attempt('staff', password)).status).toBe(429);
    limited.time.now += 60_000;
    expect((await attempt('organization/staff', password)).status).toBe(200);
    await limited.close();
  });

  test('is named in the log of changes and of sign-ins', async () => {
    app.time.now += 1000;
    const { token, gid } = await tokenOf('lin', 'administers');
    app.time.now += 1000;
    await app.done('POST', `${web}/system/department`, { token, body: { code: 'DER', name: '皮膚科' } });
    const { data } = await app.done('GET', `${web}/log/change/list`, { token, query: { page: 1, limit: 5 } });
    expect(data[0]).toMatchObject({ family: 'department', byKind: 'session', byName: 'lin 王小明', byGid: gid });
    const access = await app.done('GET', `${web}/log/access/list`, { token, query: { page: 1, limit: 5 } });
    expect(access.data[0]).toMatchObject({ action: 'signedIn', kind: 'session', subjectName: 'lin 王小明' });
  });
});

describe('the session of somebody with a role ends at once', () => {
  test.each<[string, (gid: string) => Promise<unknown>]>([
    ['with another role', (gid) => change({ gid, adminRole: 'reads' })],
    ['without a role', (gid) => change({ gid, adminRole: 'none' })],
    ['with another password', (gid) => change({ gid, password: 'quite another one now' })],
    ['when the account is switched off', (gid) => change({ gid, enabled: false })],
    ['with the record', (gid) => app.call('DELETE', `${web}/staff`, { token: clinic.tokens.session, query: { gid } })],
  ])('%s', async (_, end) => {
    const { gid, token } = await tokenOf('lin', 'administers');
    const { callPanelToken } = await app.done('POST', `${web}/organization/callPanelToken`, { token });
    expect((await own(token)).status).toBe(200);
    await end(gid);
    expect((await own(token)).status).toBe(401);
    expect((await own(callPanelToken)).status).toBe(401);
    expect((await own(clinic.tokens.session)).status).toBe(200);
  });

  test('and not with another name', async () => {
    const { gid, token } = await tokenOf('lin', 'reads');
    await change({ gid, name: '林小姐' });
    expect((await own(token)).body).toMatchObject({ name: '林小姐' });
  });
});

describe('a role', () => {
  test('needs a password of administrators, set at that moment', async () => {
    const { gid } = clinic.staff;
    expect(codeOf(await change({ gid, adminRole: 'reads' }))).toMatchObject({
      code: 'admin_password_needed',
      field: 'password',
    });
    const short = await change({ gid, adminRole: 'reads', password: 'nurse pass 2' });
    expect(codeOf(short)).toMatchObject({ code: 'too_short', params: { number: 15 } });
    expect((await change({ gid, adminRole: 'reads', password })).status).toBe(200);
    expect(codeOf(await change({ gid, password: 'nurse pass 2' }))?.code).toBe('too_short');
  });

  test('is offered on the sign-in page where somebody has one', async () => {
    const ways = () => app.done('GET', `${web}/signIn/ways`, { query: { kind: 'session', orgGid: clinic.gid } });
    expect(await ways()).toEqual({ password: true });
    await make('lin', 'reads');
    expect(await ways()).toEqual({ password: true, ownAccount: true });
  });

  test('that only reads is not told the addresses that open doors', async () => {
    const addresses = async (token: string) =>
      Object.keys(
        (await app.done('GET', `${web}/panel/general`, { token, query: { gid: clinic.room.gid } })) as object,
      );
    const keys = ['exclusiveUrl', 'kioskUrl', 'ticketMachineUrl'];
    expect(await addresses((await tokenOf('lin', 'operates')).token)).toEqual(expect.arrayContaining(keys));
    const told = await addresses((await tokenOf('chen', 'reads')).token);
    expect(keys.filter((key) => told.includes(key))).toEqual([]);
  });
});

describe('every operation that administrators may call', () => {
  const contracts = operationContracts().filter(({ security }) => security.includes('session'));

  test('has a role, and what only reads is for all, other people’s sessions excepted', () => {
    for (const { operationId, role } of contracts) expect(AdminRole, operationId).toContain(role);
    const kept = contracts.filter(({ method, role }) => method === 'GET' && !mayWith('reads', role));
    expect(kept.map(({ operationId }) => operationId)).toEqual(['listSessions']);
  });

  test.each(AdminRole.filter((role) => role !== 'none'))('is refused to a role that is too low (%s)', async (role) => {
    const { token } = await tokenOf('lin', role);
    // What ends the session comes last.
    const last = contracts.filter(({ operationId }) => operationId === 'signOut');
    const sorted = [...contracts.filter((one) => !last.includes(one)), ...last];
    for (const { operationId, method, url, role: needed } of sorted) {
      const answer = await app.call(method, url.replaceAll(/:\w+/g, 'clinic'), { token });
      const isRefused = answer.status === 403 && codeOf(answer)?.code === 'role_too_low';
      expect(isRefused, `${operationId} ${answer.status}`).toBe(!mayWith(role, needed));
      expect(answer.status, operationId).not.toBe(401);
    }
  });

  test('is allowed with the password of the organisation', async () => {
    const { token } = await app.done('POST', `${web}/organization/login`, {
      body: { orgGid: clinic.gid, password: organisationPassword },
    });
    const body = { code: 'DER', name: '皮膚科' };
    expect((await app.call('POST', `${web}/system/department`, { token, body })).status).toBe(200);
  });
});
