import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#generated/limits.ts';
import { ensureAdminPassword } from '#server/security/admin-password.ts';
import { sweepExpired } from '#server/security/commands.ts';
import { adminPassword, openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, keyOf, organisationPassword, staffPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const hour = 60 * 60 * 1000;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const post = (path: string, body: object) => app.call('POST', path, { body });

describe('a sign-in', () => {
  test('of an administrator lasts as long as its cookie, and tells the organisation and its language', async () => {
    const { body } = await post(`${web}/organization/login`, {
      orgGid: clinic.gid.toUpperCase(),
      password: organisationPassword,
    });
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      kind: 'session',
      expiresAt: app.time.now + limits.sessionTokenHours * hour,
      orgGid: clinic.gid,
      organisationName: '河岸診所',
      language: 'zh-TW',
    });
  });

  test.each([
    ['a wrong password', `${web}/organization/login`, { password: 'wrong' }, undefined, 'login_failed'],
    [
      'the wrong password of the provider',
      `${web}/systemAdvance/login`,
      { orgGid: undefined, password: 'wrong' },
      'password',
      'wrong_password',
    ],
    ['an unknown staff id', `${web}/staff/login`, { staffId: 'x', password: staffPassword }, undefined, 'login_failed'],
    [
      'the wrong password of somebody',
      `${web}/staff/login`,
      { staffId: 'n1', password: 'wrong' },
      undefined,
      'login_failed',
    ],
    ['a wrong agency key', '/api/v1/agency/ptch/clinics/apiToken', { apiKey: 'wrong' }, 'apiKey', 'login_failed'],
  ])('with %s is refused', async (_, path, body, field, code) => {
    const answer = await post(path, { orgGid: clinic.gid, ...body });
    expect(answer.status).toBe(400);
    expect(answer.body.contents[0]).toMatchObject({ ...(field && { field }), code });
  });

  test.each([
    [`${web}/organization/login`, { password: 'wrong' }],
    [`${web}/organization/staff/login`, { staffId: 'n1', password: 'wrong' }],
    [`${web}/staff/login`, { staffId: 'n1', password: 'wrong' }],
    ['/api/v1/agency/ptch/clinics/apiToken', { apiKey: 'wrong' }],
    ['/api/v1/agency/ptch/radiology/apiToken', { apiKey: 'wrong' }],
  ])('at %s tells an unknown organisation in the words of a wrong password', async (path, body) => {
    const said = async (orgGid: string) => {
      const { status, body: answer } = await post(path, { orgGid, ...body });
      return { status, contents: answer.contents };
    };
    const wrong = await said(clinic.gid);
    expect(wrong.contents[0].code).toBe('login_failed');
    expect(await said('nobody')).toEqual(wrong);
  });

  test.each([
    [`${web}/panel/login`, 'exclusiveUrl'],
    ['/api/v1/collab/clinicCheckInKiosk/login', 'kioskUrl'],
    ['/api/v1/collab/ticket/machine/login', 'ticketMachineUrl'],
  ] as const)('of a device at %s needs the right key of the right panel, for what the device is', async (path, own) => {
    const { room, spare } = clinic;
    const key = keyOf(room[own]);
    const others = (['exclusiveUrl', 'kioskUrl', 'ticketMachineUrl'] as const).filter((name) => name !== own);
    for (const body of [
      { panelGid: room.gid, key: 'k'.repeat(43) },
      { panelGid: spare.gid, key },
      { panelGid: 'nowhere', key },
      ...others.map((name) => ({ panelGid: room.gid, key: keyOf(room[name]) })),
    ]) {
      expect((await post(path, body)).body.contents[0].code).toBe('exclusive_url_invalid');
    }
    const { body } = await post(path, { panelGid: room.gid, key });
    expect(body).toMatchObject({ panelGid: room.gid, orgGid: clinic.gid, language: 'zh-TW' });
  });

  test('of a screen that goes on with an old key leaves a line of the log each hour, not each time', async () => {
    const tries = async (key: string) => {
      for (let tried = 0; tried < 5; tried += 1) await post(`${web}/panel/login`, { panelGid: clinic.room.gid, key });
    };
    const refused = async () => {
      const query = { limit: 100, action: 'refused' };
      const { data } = await app.done('GET', `${web}/log/access/list`, { token: clinic.tokens.session, query });
      return data.filter(({ kind }: { kind: string }) => kind === 'panel').length;
    };
    const before = await refused();
    await tries('o'.repeat(43));
    expect(await refused()).toBe(before + 1);
    await tries('p'.repeat(43));
    expect(await refused()).toBe(before + 2);
    app.time.now += 3_600_000;
    await tries('o'.repeat(43));
    expect(await refused()).toBe(before + 3);
  });
});

describe('a sign-in on its way', () => {
  const another = 'quite another phrase now';
  /** Changes something after the password was found right, and before there is a token. */
  function afterTheLook(change: () => Promise<unknown>): void {
    const { passwords } = app.app.services;
    const { verify } = passwords;
    vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
      const isRight = await verify(...asked);
      await change();
      return isRight;
    });
  }
  const provider = () => ({ token: clinic.tokens.systemAdvance, query: { orgGid: clinic.gid } });
  const staff = (body: object) => () =>
    app.done('PATCH', `${web}/staff`, { ...provider(), body: { gid: clinic.staff.gid, ...body } });

  beforeEach(async () => {
    clinic = await buildClinic(app);
  });
  afterEach(() => vi.restoreAllMocks());

  test.each<[string, string, () => object, () => Promise<unknown>]>([
    [
      'the password of the hospital is replaced',
      'organization/login',
      () => ({ password: organisationPassword }),
      () =>
        app.done('PATCH', `${web}/advancedSetting/organization/password`, {
          ...provider(),
          body: { password: another },
        }),
    ],
    [
      'the password of somebody is replaced',
      'staff/login',
      () => ({ staffId: 'n1', password: staffPassword }),
      staff({ password: another }),
    ],
    [
      'the account of somebody is switched off',
      'staff/login',
      () => ({ staffId: 'n1', password: staffPassword }),
      staff({ enabled: false }),
    ],
  ])('comes to nothing where %s meanwhile', async (_, path, body, change) => {
    afterTheLook(change);
    const answer = await post(`${web}/${path}`, { orgGid: clinic.gid, ...body() });
    expect([answer.status, answer.body.contents?.[0].code]).toEqual([400, 'login_failed']);
  });

  test('comes to nothing where the password of the provider is replaced meanwhile', async () => {
    const { database, passwords } = app.app.services;
    afterTheLook(async () => ensureAdminPassword(database, passwords, another));
    const answer = await post(`${web}/systemAdvance/login`, { password: adminPassword });
    vi.restoreAllMocks();
    await ensureAdminPassword(database, passwords, adminPassword);
    expect([answer.status, answer.body.contents?.[0].code]).toEqual([400, 'login_failed']);
  });

  /**
   * Changes something after the panel or organisation whose key opens a door was found, and before there is a token.
   * What works in the background reads too, and is let by.
   */
  function afterItIsFound(gid: string, change: () => Promise<unknown>): void {
    vi.restoreAllMocks();
    const { database } = app.app.services;
    const { query } = database;
    let isChanged = false;
    vi.spyOn(database, 'query').mockImplementation(async (asked) => {
      const found = await query(asked);
      const door = found as { gid?: string; panel?: { gid: string } } | undefined;
      if (isChanged || (door?.panel ?? door)?.gid !== gid) return found;
      isChanged = true;
      await change();
      return found;
    });
  }
  const replaceKey = (purpose?: string) => () =>
    app.done('POST', `${web}/panel/exclusiveUrl`, { ...provider(), body: { gid: clinic.room.gid, purpose } });

  test.each([
    ['panel', 'exclusiveUrl', `${web}/panel/login`],
    ['kiosk', 'kioskUrl', '/api/v1/collab/clinicCheckInKiosk/login'],
    ['ticketMachine', 'ticketMachineUrl', '/api/v1/collab/ticket/machine/login'],
  ] as const)(
    'of a device (%s) comes to nothing where its address is replaced meanwhile',
    async (purpose, url, path) => {
      const body = { panelGid: clinic.room.gid, key: keyOf(clinic.room[url]) };
      const other = purpose === 'kiosk' ? 'panel' : 'kiosk';
      afterItIsFound(clinic.room.gid, replaceKey(other));
      expect((await post(path, body)).status).toBe(200);
      afterItIsFound(clinic.room.gid, replaceKey(purpose));
      const answer = await post(path, body);
      expect([answer.status, answer.body.contents?.[0].code]).toEqual([400, 'exclusive_url_invalid']);
    },
  );

  test('of an agency comes to nothing where its key is replaced meanwhile', async () => {
    afterItIsFound(clinic.gid, () => app.done('POST', `${web}/organization/agencyKey`, provider()));
    const body = { orgGid: clinic.gid, apiKey: clinic.agencyKey };
    const answer = await post('/api/v1/agency/ptch/clinics/apiToken', body);
    expect([answer.status, answer.body.contents?.[0].code]).toEqual([400, 'login_failed']);
  });

  test('goes on where only a name is changed meanwhile', async () => {
    afterTheLook(staff({ name: '新名字' }));
    const body = { orgGid: clinic.gid, staffId: 'n1', password: staffPassword };
    expect((await post(`${web}/staff/login`, body)).status).toBe(200);
  });
});

describe('a token', () => {
  const health = (token: string) => app.call('GET', `${web}/organization/general`, { token });
  const signIn = async () =>
    (await post(`${web}/organization/login`, { orgGid: clinic.gid, password: organisationPassword })).body.token;

  test('ends with its time', async () => {
    const token = await signIn();
    app.time.now += limits.sessionTokenHours * hour - 1;
    expect((await health(token)).status).toBe(200);
    app.time.now += 1;
    const answer = await health(token);
    expect([answer.status, answer.body.contents[0].code]).toEqual([401, 'please_login_again']);
    app.time.now -= limits.sessionTokenHours * hour;
  });

  test('ends with its sign-out, and no other does', async () => {
    const [one, other] = [await signIn(), await signIn()];
    expect((await app.call('POST', `${web}/logout`, { token: one })).body).toEqual({ ok: true });
    expect((await health(one)).status).toBe(401);
    expect((await health(other)).status).toBe(200);
  });

  test('is not in the database as it is', async () => {
    const token = await signIn();
    const rows = await app.app.services.database.read<{ hash: string }>('token', 'SELECT hash FROM token');
    expect(rows.map(({ hash }) => hash)).not.toContain(token);
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  test('that has expired is swept away, and so are answers to old keys', async () => {
    const database = app.app.services.database;
    app.time.now += 30 * 24 * hour;
    await database.write(sweepExpired, { rows: 100 });
    expect(await database.read('token', 'SELECT hash FROM token')).toEqual([]);
    expect(await database.read('idempotency', 'SELECT key FROM idempotency')).toEqual([]);
    app.time.now -= 30 * 24 * hour;
  });
});

test('the access log tells on what kind of device somebody signed in', async () => {
  const nurse = { orgGid: clinic.gid, staffId: 'n1', password: staffPassword };
  await post(`${web}/staff/login`, nurse);
  await post(`${web}/staff/login`, { ...nurse, deviceType: 'appController' });
  const { token } = (await post(`${web}/organization/login`, { orgGid: clinic.gid, password: organisationPassword }))
    .body;
  const { data } = await app.done('GET', `${web}/log/access/list`, { token, query: { limit: 100 } });
  const devices = new Set(data.map(({ kind, deviceType }: Record<string, string>) => `${kind} ${deviceType}`));
  for (const one of ['panel panel', 'ticketMachine ticketMachine', 'staff desktopController', 'staff appController']) {
    expect(devices).toContain(one);
  }
  expect(devices).toContain('session undefined');
  const [stored] = await app.app.services.database.read<{ count: number }>(
    'token',
    "SELECT count(*) AS count FROM token WHERE organisation_gid = ? AND device_type = 'appController'",
    clinic.gid,
  );
  expect(Number(stored?.count)).toBe(1);
});
