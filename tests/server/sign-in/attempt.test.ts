/** Limits of failed sign-ins, by the real server: every request says where it comes from, and the clock is the test's. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#generated/limits.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { sweepSignIns } from '#server/sign-in/commands.ts';
import { forgetOldSignIns } from '#server/sign-in/sweep-sign-ins.ts';
import { removeDatabase } from '../../running/engine.ts';
import { adminPassword, openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, organisationPassword, staffPassword } from '../small-clinic.ts';
import { address, from, home, signInOrganisation, signInStaff, statusesOf, ward } from './sign-in-from.ts';

const web = '/api/v1/collab/web';
const minute = 60_000;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now += 3 * 24 * 60 * minute;
  clinic = await buildClinic(app);
});

const staffSignIn = (password: string, ip: string, staffId?: string) => signInStaff(app, clinic, password, ip, staffId);
const organisationSignIn = (password: string, ip: string, orgGid = clinic.gid) =>
  signInOrganisation(app, orgGid, password, ip);

describe('an account tried from one address', () => {
  test('has five attempts, then a wait that doubles each time', async () => {
    expect(await statusesOf(6, () => staffSignIn('wrong', ward))).toEqual([400, 400, 400, 400, 400, 429]);
    const waits: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const refused = await staffSignIn('wrong', ward);
      expect(refused.body.contents[0].code).toBe('too_many_failures');
      expect(Number(refused.headers['retry-after'])).toBe(refused.body.contents[0].params.seconds);
      waits.push(refused.body.contents[0].params.seconds);
      app.time.now += waits.at(-1)! * 1000;
      expect((await staffSignIn('wrong', ward)).status).toBe(400);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test('waits with the right password too, and time opens it', async () => {
    await statusesOf(5, () => staffSignIn('wrong', ward));
    expect((await staffSignIn(staffPassword, ward)).status).toBe(429);
    app.time.now += 1000;
    expect((await staffSignIn(staffPassword, ward)).status).toBe(200);
    expect(await statusesOf(4, () => staffSignIn('wrong', ward))).toEqual([400, 400, 400, 400]);
  });

  test('is not two accounts when it is written in capitals', async () => {
    await statusesOf(5, () => staffSignIn('wrong', ward, 'n1'));
    expect((await staffSignIn('wrong', ward, 'N1')).status).toBe(429);
  });

  test('is not two accounts when its hospital is written with spaces around it', async () => {
    await statusesOf(5, () => organisationSignIn('wrong', ward));
    expect((await organisationSignIn('wrong', ward, ` ${clinic.gid.toUpperCase()} `)).status).toBe(429);
  });

  test('gets no more attempts by asking all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => staffSignIn('wrong', ward)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  test('keeps nobody out at another address, nor anybody else at this one', async () => {
    await statusesOf(9, () => staffSignIn('wrong', home));
    expect((await staffSignIn(staffPassword, ward)).status).toBe(200);
    expect((await organisationSignIn(organisationPassword, home)).status).toBe(200);
  });

  test('counts no sign-in that succeeds', async () => {
    const statuses = await statusesOf(150, () => staffSignIn(staffPassword, ward));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('counts no attempt that the server was too busy to look at, and forgets none of those before', async () => {
    await statusesOf(5, () => staffSignIn('wrong', ward));
    app.time.now += 1000;
    const { passwords } = app.app.services;
    const looks = vi.spyOn(passwords, 'verify').mockRejectedValue(new Refusal({ code: 'service_busy' }));
    expect(await statusesOf(3, () => staffSignIn(staffPassword, ward))).toEqual([503, 503, 503]);
    looks.mockRestore();
    expect((await staffSignIn('wrong', ward)).status).toBe(400);
    expect((await staffSignIn(staffPassword, ward)).headers['retry-after']).toBe('2');
  });

  test('is counted whether it exists or not, so that nothing tells which do', async () => {
    const counted = [400, 400, 400, 400, 400, 429];
    expect(await statusesOf(6, () => staffSignIn('wrong', ward, 'nobody'))).toEqual(counted);
    expect(await statusesOf(6, () => organisationSignIn('wrong', ward, 'nowhere'))).toEqual(counted);
  });
});

describe('very many failures', () => {
  test('of one account from everywhere delay it, but not where it was signed in to lately', async () => {
    expect((await staffSignIn(staffPassword, ward)).status).toBe(200);
    for (let index = 0; index < 100; index += 1) await staffSignIn('wrong', address(index));
    expect((await staffSignIn(staffPassword, home)).status).toBe(429);
    expect((await staffSignIn('wrong', home, 'n2')).status).toBe(400);
    expect((await staffSignIn(staffPassword, ward)).status).toBe(200);
    app.time.now += 1000;
    expect((await staffSignIn(staffPassword, home)).status).toBe(200);
  });

  test('from one address delay it for accounts that were never signed in to from there', async () => {
    const shared = '192.0.2.77';
    expect((await staffSignIn(staffPassword, shared)).status).toBe(200);
    for (let index = 0; index < 100; index += 1) await organisationSignIn('wrong', shared, `made-up-${index}`);
    expect((await organisationSignIn(organisationPassword, shared)).status).toBe(429);
    expect((await staffSignIn(staffPassword, shared)).status).toBe(200);
    expect((await organisationSignIn(organisationPassword, ward)).status).toBe(200);
  });

  test('of one customer with 2^64 addresses are of one address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await staffSignIn('wrong', `2001:db8:7:7::${index + 1}`)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

test('every way to guess a password is limited together', async () => {
  await app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
    token: clinic.tokens.session,
    body: { gid: clinic.room.gid, authentication: 'informationRoom' },
  });
  const atScreen = () =>
    app.call('POST', `${web}/panel/login`, {
      body: { panelGid: clinic.room.gid, key: clinic.key, password: 'wrong' },
      headers: from(ward),
    });
  const oldPassword = () =>
    app.call('PATCH', `${web}/advancedSetting/organization/password`, {
      token: clinic.tokens.session,
      body: { oldPassword: 'wrong', password: 'quite another phrase' },
      headers: from(ward),
    });
  expect(await statusesOf(2, atScreen)).toEqual([400, 400]);
  expect(await statusesOf(2, oldPassword)).toEqual([400, 400]);
  expect((await organisationSignIn('wrong', ward)).status).toBe(400);
  expect((await organisationSignIn(organisationPassword, ward)).status).toBe(429);
  expect((await oldPassword()).status).toBe(429);
  expect((await atScreen()).status).toBe(429);
});

test('the provider is limited too', async () => {
  const signIn = (password: string) =>
    app.call('POST', `${web}/systemAdvance/login`, { body: { password }, headers: from(home) });
  expect(await statusesOf(6, () => signIn('wrong'))).toEqual([400, 400, 400, 400, 400, 429]);
  app.time.now += 1000;
  expect((await signIn(adminPassword)).status).toBe(200);
});

test('an unknown organisation, an unknown id and a wrong password are as much work as each other', async () => {
  const { passwords } = app.app.services;
  const { verify } = passwords;
  let hashed = 0;
  passwords.verify = (stored, password) => {
    hashed += 1;
    return verify(stored, password);
  };
  const work = async (signIn: () => Promise<{ status: number }>) => {
    hashed = 0;
    expect((await signIn()).status).toBe(400);
    return hashed;
  };
  try {
    const ways = [
      () => organisationSignIn('wrong', ward),
      () => organisationSignIn('wrong', ward, 'nowhere'),
      () => staffSignIn('wrong', ward),
      () => staffSignIn('wrong', ward, 'nobody'),
      () =>
        app.call('POST', `${web}/staff/login`, {
          body: { orgGid: 'nowhere', staffId: 'n1', password: 'wrong' },
          headers: from(ward),
        }),
    ];
    for (const way of ways) expect(await work(way)).toBe(1);
    await statusesOf(6, () => organisationSignIn('wrong', home));
    hashed = 0;
    expect((await organisationSignIn(organisationPassword, home)).status).toBe(429);
    expect(hashed).toBe(0);
  } finally {
    passwords.verify = verify;
  }
});

describe('what is kept', () => {
  const rows = async () => {
    const found = await app.app.services.database.read<{ count: number }>(
      'sign_in_count',
      'SELECT count(*) AS count FROM sign_in_count',
    );
    return Number(found[0]?.count);
  };

  test('is as short for a long name as for a real one, and is forgotten in time', async () => {
    const long = 'x'.repeat(20);
    await organisationSignIn('wrong', ward, long);
    const kept = await app.app.services.database.read<Record<string, unknown>>(
      'sign_in_count',
      'SELECT * FROM sign_in_count',
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(long);
    app.time.now += limits.knownAddressDays * 24 * 60 * minute + minute;
    await forgetOldSignIns(app.app.services.database);
    expect(await rows()).toBe(0);
  });

  test('is bounded, whatever names are made up', async () => {
    const { database } = app.app.services;
    for (let index = 0; index < 30; index += 1) await organisationSignIn('wrong', address(index), `made-up-${index}`);
    const before = await rows();
    await database.write(sweepSignIns, { most: 20 });
    expect(before).toBeGreaterThan(20);
    expect(await rows()).toBeLessThan(before);
  });

  test('outlives a restart', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-sign-in-'));
    const guess = (one: TestApp) =>
      one.call('POST', `${web}/systemAdvance/login`, { body: { password: 'wrong' }, headers: from(home) });
    try {
      const before = await openApp({ schedule: false, dataFolder });
      expect(await statusesOf(6, () => guess(before))).toEqual([400, 400, 400, 400, 400, 429]);
      await before.close();
      const after = await openApp({ schedule: false, dataFolder });
      expect((await guess(after)).status).toBe(429);
      await after.close();
    } finally {
      await removeDatabase(dataFolder);
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
    }
  });
});
