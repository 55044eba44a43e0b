import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { SignInSession } from '#generated/shapes.ts';
import { createAdministrator, administratorPassword as password } from '../../contract/named-people-values.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, organisationPassword, staffPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let neighbour: Clinic;

beforeAll(async () => {
  app = await openApp();
  neighbour = await buildClinic(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});

const person = async (staffId: string, role = 'administers') => {
  const { gid } = await createAdministrator(app, clinic, staffId, role);
  return { gid, signIn: () => signIn(staffId) };
};
async function signIn(staffId: string, typed = password): Promise<string> {
  const body = { orgGid: clinic.gid, staffId, password: typed };
  const headers = { 'user-agent': 'Chrome/130.0 (Windows)' };
  return (await app.done('POST', `${web}/organization/staff/login`, { body, headers })).token;
}
const own = async (token: string): Promise<SignInSession[]> =>
  (await app.done('GET', `${web}/account/session/list`, { token })).data;
const ofOrganisation = async (token = clinic.tokens.session): Promise<SignInSession[]> =>
  (await app.done('GET', `${web}/signIn/session/list`, { token })).data;
const works = async (token: string) => (await app.call('GET', `${web}/account`, { token })).status;
const remove = (path: string, token: string, gid: string) => app.done('DELETE', path, { token, query: { gid } });

describe('one’s own sessions', () => {
  test('are those of the same person, with where and since when, and the present one is marked', async () => {
    const { signIn } = await person('lin');
    const [first, second] = [await signIn(), await signIn()];
    const listed = await own(second);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ present }) => present)).toHaveLength(1);
    expect(listed[0]).toMatchObject({
      kind: 'session',
      name: 'lin 王小明',
      role: 'administers',
      userAgent: 'Chrome/130.0 (Windows)',
      address: '127.0.0.1',
      since: app.time.now,
    });
    expect(JSON.stringify(listed)).not.toContain(first);
  });

  test('of the shared password are those that share it, and no person’s', async () => {
    const { signIn } = await person('lin');
    const token = await signIn();
    expect((await own(clinic.tokens.session)).every(({ name }) => name === undefined)).toBe(true);
    await app.done('POST', `${web}/account/session/endOthers`, { token: clinic.tokens.session });
    expect(await works(token)).toBe(200);
  });

  test('after a single sign-on are those of the same name, and neither another’s nor of the shared password', async () => {
    const brought = async (personName: string, { gid } = clinic) => {
      const owner = {
        kind: 'session',
        organisationGid: gid,
        subjectGid: null,
        singleSignOn: true,
        personName,
      } as const;
      return (await app.app.services.tokens.issue(owner)).token;
    };
    const [chen, lin] = [await brought('陳 (chen)'), await brought('林 (lin)')];
    // At a hospital beside it the same name is somebody else's.
    const others = [await brought('陳 (chen)', neighbour), lin, clinic.tokens.session];
    const again = await brought('陳 (chen)');
    expect((await own(chen)).map(({ name }) => name)).toEqual(['陳 (chen)', '陳 (chen)']);
    await app.done('POST', `${web}/account/session/endOthers`, { token: clinic.tokens.session });
    expect([await works(chen), await works(lin)]).toEqual([200, 200]);
    expect(await app.done('POST', `${web}/account/session/endOthers`, { token: chen })).toEqual({ count: 1 });
    expect(await works(again)).toBe(401);
    expect(await Promise.all(others.map(works))).toEqual([200, 200, 200]);
  });

  test('are ended one by one, all others at once, and nobody else’s', async () => {
    const [lin, chen] = [await person('lin'), await person('chen')];
    const [first, second, third] = [await lin.signIn(), await lin.signIn(), await lin.signIn()];
    const other = await chen.signIn();
    const [strange] = await own(other);
    expect(await remove(`${web}/account/session`, third, strange?.gid ?? '')).toEqual({ count: 0 });
    const [one] = (await own(first)).filter(({ present }) => present);
    expect(await remove(`${web}/account/session`, third, one?.gid ?? '')).toEqual({ count: 1 });
    expect(await remove(`${web}/account/session`, third, one?.gid ?? '')).toEqual({ count: 0 });
    expect([await works(first), await works(second)]).toEqual([401, 200]);
    expect(await app.done('POST', `${web}/account/session/endOthers`, { token: third })).toEqual({ count: 1 });
    expect([await works(second), await works(third), await works(other)]).toEqual([401, 200, 200]);
  });

  test('tell when they were used last', async () => {
    const token = await (await person('lin')).signIn();
    app.time.now += 90_000;
    await works(token);
    await app.app.services.lastSeen.close();
    expect((await own(token))[0]).toMatchObject({ seenAt: app.time.now });
  });
});

describe('the sessions of an organisation', () => {
  test('are those of administrators and of staff at controllers, with names, and none of another organisation', async () => {
    await (await person('lin', 'reads')).signIn();
    const listed = await ofOrganisation();
    expect(listed.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'session lin 王小明',
      'session undefined',
      'staff 護理師',
    ]);
    const gids = new Set(listed.map(({ gid }) => gid));
    expect((await ofOrganisation(neighbour.tokens.session)).some(({ gid }) => gids.has(gid))).toBe(false);
  });

  test('are neither those that are over nor keys of other programs, which no press here ends', async () => {
    const { gid: staffGid } = clinic.staff;
    const token = clinic.tokens.session;
    await app.done('POST', `${web}/organization/apiKey`, { token, body: { kind: 'staff', staffGid } });
    expect(await ofOrganisation()).toHaveLength(2);
    app.time.now += limits.sessionTokenHours * 3_600_000;
    const body = { orgGid: clinic.gid, password: organisationPassword };
    const { token: later } = await app.done('POST', `${web}/organization/login`, { body });
    expect((await ofOrganisation(later)).map(({ present }) => present)).toEqual([true]);
    app.time.now -= limits.sessionTokenHours * 3_600_000;
  });

  test('are ended by an administrator at once, which the log of changes tells', async () => {
    const token = await (await person('lin', 'reads')).signIn();
    const [session] = (await ofOrganisation()).filter(({ name }) => name === 'lin 王小明');
    expect(await remove(`${web}/signIn/session`, neighbour.tokens.session, session?.gid ?? '')).toEqual({ count: 0 });
    expect(await works(token)).toBe(200);
    app.time.now += 1000;
    await remove(`${web}/signIn/session`, clinic.tokens.session, session?.gid ?? '');
    expect(await works(token)).toBe(401);
    const query = { page: 1, limit: 1 };
    const { data } = await app.done('GET', `${web}/log/change/list`, { token: clinic.tokens.session, query });
    expect(data[0]).toMatchObject({ family: 'signIn', action: 'deleted', recordName: 'lin 王小明' });
  });

  test('are not shown to somebody who administers nothing', async () => {
    const token = await (await person('lin', 'operates')).signIn();
    expect((await app.call('GET', `${web}/signIn/session/list`, { token })).status).toBe(403);
  });
});

describe('one’s own password', () => {
  const change = (token: string, body: object) => app.call('PATCH', `${web}/account/password`, { token, body });
  const codeOf = (answer: { body: { contents: { code: string; field?: string }[] } }) => answer.body.contents[0];

  test('is taken from one of two pages that change it at the same moment, and the other is out', async () => {
    const { signIn: again } = await person('lin', 'reads');
    const sessions = [await again(), await again()];
    const phrases = ['the harbour at four', 'the harbour at five'];
    const answers = await Promise.all(
      sessions.map((token, index) => change(token, { oldPassword: password, password: phrases[index] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await Promise.all(sessions.map(works))).toEqual(winner === 0 ? [200, 401] : [401, 200]);
    expect(await works(await signIn('lin', phrases[winner]))).toBe(200);
  });

  test('is changed by who knows the old one, and all other sessions end', async () => {
    const { signIn: again } = await person('lin', 'reads');
    const [first, second] = [await again(), await again()];
    const wrong = await change(second, { oldPassword: 'not that one', password: 'the harbour at four' });
    expect(codeOf(wrong)).toMatchObject({ code: 'wrong_password', field: 'oldPassword' });
    const short = await change(second, { oldPassword: password, password: 'harbour' });
    expect(codeOf(short)).toMatchObject({ code: 'too_short', field: 'password' });
    const body = { orgGid: clinic.gid, staffId: 'lin', password };
    const { token: desk } = await app.done('POST', `${web}/staff/login`, { body });
    const atDesk = async () => (await app.call('GET', `${web}/queue/counter/list`, { token: desk })).status;
    expect(await atDesk()).toBe(200);
    expect((await change(second, { oldPassword: password, password: 'the harbour at four' })).status).toBe(200);
    expect([await works(first), await works(second), await atDesk()]).toEqual([401, 200, 401]);
    // Sent again because the answer was lost, it is done.
    expect((await change(second, { oldPassword: password, password: 'the harbour at four' })).status).toBe(200);
    expect(await works(await signIn('lin', 'the harbour at four'))).toBe(200);
  });

  test('is none of who shares the organisation’s', async () => {
    const answer = await change(clinic.tokens.session, { oldPassword: organisationPassword, password: staffPassword });
    expect(codeOf(answer)?.code).toBe('no_permission');
  });
});
