import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, organisationPassword, staffPassword, systemToken } from '../small-clinic.ts';
import { address, home, signInOrganisation, signInStaff, statusesOf, ward } from './sign-in-from.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now += 3 * 24 * 3_600_000;
  clinic = await buildClinic(app);
});

const staffSignIn = (password: string, ip: string) => signInStaff(app, clinic, password, ip);
const organisationSignIn = (password: string, ip: string) => signInOrganisation(app, clinic.gid, password, ip);

describe('who has to wait', () => {
  const locked = (token: string, query: object = {}) =>
    app.done('GET', `${web}/signIn/lock/list`, { token, query: { ...query } });
  const unlock = (token: string, body: object, query: object = {}) =>
    app.done('POST', `${web}/signIn/lock/release`, { token, body, query: { ...query } });

  test('is seen by the administrator, who lets them in at once', async () => {
    await statusesOf(9, () => staffSignIn('wrong', ward));
    const { data } = await locked(clinic.tokens.session);
    expect(data).toMatchObject([{ kind: 'staff', staffId: 'n1', staffName: '護理師', address: ward, failures: 5 }]);
    expect(data[0].until).toBeGreaterThan(app.time.now);
    expect((await unlock(clinic.tokens.session, { kind: 'staff', staffId: 'N1' })).count).toBeGreaterThan(0);
    expect((await locked(clinic.tokens.session)).data).toEqual([]);
    expect((await staffSignIn(staffPassword, ward)).status).toBe(200);
    const log = await app.done('GET', `${web}/log/change/list`, {
      token: clinic.tokens.session,
      query: { limit: 100 },
    });
    expect(log.data).toContainEqual(
      expect.objectContaining({ operation: 'unlockSignIns', recordName: 'N1', byKind: 'session' }),
    );
  });

  test('comes with the longest wait first, and is let in alone where one account is named, from everywhere', async () => {
    await statusesOf(5, () => organisationSignIn('wrong', ward));
    for (let index = 0; index < 100; index += 1) await staffSignIn('wrong', address(index));
    app.time.now += 1001;
    expect((await locked(clinic.tokens.session)).data).toEqual([]);
    await organisationSignIn('wrong', ward);
    app.time.now += 500;
    await staffSignIn('wrong', address(100));
    expect((await locked(clinic.tokens.session)).data).toMatchObject([
      { kind: 'staff', failures: 101 },
      { kind: 'session', failures: 6 },
    ]);
    await unlock(clinic.tokens.session, { kind: 'session' });
    expect((await organisationSignIn(organisationPassword, ward)).status).toBe(200);
    expect((await staffSignIn(staffPassword, home)).status).toBe(429);
    await unlock(clinic.tokens.session, { kind: 'staff', staffId: 'n1' });
    expect((await staffSignIn(staffPassword, home)).status).toBe(200);
  });

  test('is seen by nobody of another organisation', async () => {
    await statusesOf(9, () => staffSignIn('wrong', ward));
    const other = await buildClinic(app);
    expect((await locked(other.tokens.session)).data).toEqual([]);
    expect(await unlock(other.tokens.session, {})).toEqual({ count: 0 });
    expect((await staffSignIn(staffPassword, ward)).status).toBe(429);
  });

  test('is let in by the provider where it is the administrator who is out', async () => {
    await statusesOf(9, () => organisationSignIn('wrong', ward));
    const token = await systemToken(app);
    expect((await locked(token, { orgGid: clinic.gid })).data).toMatchObject([{ kind: 'session', address: ward }]);
    await unlock(token, { kind: 'session' }, { orgGid: clinic.gid });
    expect((await organisationSignIn(organisationPassword, ward)).status).toBe(200);
  });
});
