/** Sign-ins at a real identity provider, and what an attacker or a mistake puts in their place. */

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { completeSingleSignOn } from '#server/single-sign-on/commands.ts';
import { failedSignIns } from '#server/single-sign-on/failed-sign-ins.ts';
import { createSeal } from '#server/single-sign-on/sealed-state.ts';
import { client } from '../../running/identity-provider.ts';
import { back, browserKey, codeOf, type Hospital, openHospitalWithProvider, web } from './hospital-with-provider.ts';

let hospital: Hospital;

beforeAll(async () => {
  hospital = await openHospitalWithProvider();
});
afterAll(() => hospital?.close());
beforeEach(() => {
  hospital.idp.tamper = undefined;
  hospital.idp.trouble = undefined;
  hospital.idp.forgiving = false;
});

describe('an administrator', () => {
  test('comes in by the role that the provider tells, and is named in both logs', async () => {
    const answer = await hospital.signIn('session', 'chen');
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      kind: 'session',
      expiresAt: hospital.app.time.now + limits.sessionTokenHours * 3_600_000,
      orgGid: hospital.orgGid,
      organisationName: '河岸診所',
      language: 'zh-TW',
      personName: '陳美玲 (m.chen)',
      accountKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const { token } = answer.body;
    const person = { kind: 'session', subjectName: '陳美玲 (m.chen)' };
    expect(await hospital.log('access')).toContainEqual(expect.objectContaining({ action: 'signedIn', ...person }));
    hospital.app.time.now += 1;
    const rename = (by: string, name: string) =>
      hospital.app.done('PATCH', `${web}/organization/general`, { token: by, body: { gid: hospital.orgGid, name } });
    await rename(token, '河岸');
    expect((await hospital.log('change'))[0]).toMatchObject({ byKind: 'session', byName: '陳美玲 (m.chen)' });
    hospital.app.time.now += 1;
    await hospital.app.done('GET', `${web}/appointment/list`, { token, query: { search: 'A1' } });
    expect(await hospital.log('read')).toContainEqual(expect.objectContaining({ byName: '陳美玲 (m.chen)' }));
    await rename(hospital.session, '河岸診所');
    expect((await hospital.log('change'))[0]?.byName).toBeUndefined();
  });

  test('without the role stays outside, and the refusal is noted with the name', async () => {
    expect(codeOf(await hospital.signIn('session', 'lin'))).toBe('single_sign_on_no_role');
    const refused = { action: 'refused', code: 'single_sign_on_no_role', subjectName: 'Lin (n1)' };
    expect(await hospital.log('access')).toContainEqual(expect.objectContaining(refused));
  });

  test('who cancels at the provider is told so', async () => {
    expect(codeOf(await hospital.signIn('session', 'cancel'))).toBe('single_sign_on_refused');
  });
});

describe('a member of staff', () => {
  test('is found by the claim, whatever its case, and works under the name of the record', async () => {
    const { body } = await hospital.signIn('staff', 'lin');
    expect(body).toMatchObject({ kind: 'staff', staffId: 'N1', staffName: '護理師 N1', orgGid: hospital.orgGid });
    expect(body.expiresAt - hospital.app.time.now).toBe(limits.staffTokenHours * 3_600_000);
    expect((await hospital.app.call('GET', `${web}/organization/general`, { token: body.token })).status).toBe(200);
  });

  test.each([
    ['that does not exist', 'chen', 'm.chen'],
    ['that is disabled', 'gone', 'n2'],
  ])('%s is refused', async (_, login, staffId) => {
    const answer = await hospital.signIn('staff', login);
    expect(answer.body.contents[0]).toMatchObject({ code: 'single_sign_on_staff_unknown', params: { staffId } });
  });

  test('without the role is refused', async () => {
    expect(codeOf(await hospital.signIn('staff', 'visitor'))).toBe('single_sign_on_no_role');
  });
});

describe('what is brought back', () => {
  test('serves once', async () => {
    const first = await hospital.brought('session', 'chen');
    expect((await hospital.complete(first)).status).toBe(200);
    const asked = hospital.idp.asked.length;
    expect(codeOf(await hospital.complete(first))).toBe('single_sign_on_expired');
    expect(hospital.idp.asked.length).toBe(asked);
  });

  test('serves once also when it comes several times at the same moment, to a provider that takes a code twice', async () => {
    hospital.idp.forgiving = true;
    const first = await hospital.brought('session', 'chen');
    const answers = await Promise.all([first, first, first].map(hospital.complete));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
  });

  test('serves once also when two have asked the provider: the command that gives the token decides', async () => {
    const { database, tokens } = hospital.app.app.services;
    const owner = { kind: 'session', organisationGid: hospital.orgGid, subjectGid: null } as const;
    const sign = () => {
      const { token, stored } = tokens.make(owner);
      const expiresAt = hospital.app.time.now + 1000;
      const asked = {
        issuer: hospital.idp.issuer,
        clientId: client.id,
        roleClaim: 'roles',
        staffIdClaim: 'preferred_username',
      };
      const roles = ['callboard-admin'];
      return database
        .write(completeSingleSignOn, { stateHash: 'h'.repeat(64), expiresAt, asked, roles, token: stored })
        .then(
          () => tokens.find(token),
          (refusal: Error) => refusal.message,
        );
    };
    const found = await Promise.all([sign(), sign(), sign()]);
    expect(found.filter((one) => one === 'single_sign_on_expired').length).toBe(2);
    expect(found).toContainEqual(expect.objectContaining({ kind: 'session' }));
  });

  test('serves nobody where single sign-on is switched off while the provider is asked', async () => {
    const { orgGid: gid, session } = await hospital.another();
    const set = (enabled: boolean) =>
      hospital.app.done('PATCH', `${web}/organization/general`, {
        token: session,
        body: { gid, singleSignOn: { enabled } },
      });
    hospital.idp.tamper = () => set(false).then(() => 'signed');
    expect(codeOf(await hospital.signIn('session', 'chen', gid))).toBe('single_sign_on_not_configured');
  });

  test.each<[string, object]>([
    ['the account is switched off', { enabled: false }],
    ['the hospital asks as another client', { clientId: 'another-client' }],
  ])('serves no member of staff where %s while the provider is asked', async (what, body) => {
    const { orgGid: gid, session: token } = await hospital.another();
    const { data } = await hospital.app.done('GET', `${web}/staff/list`, { token, query: { limit: 10 } });
    const nurse = data.find(({ staffId }: { staffId: string }) => staffId === 'N1');
    const isAccount = what.startsWith('the account');
    const [path, changed] = isAccount
      ? ['staff', { gid: nurse.gid, ...body }]
      : ['organization/general', { gid, singleSignOn: body }];
    hospital.idp.tamper = () =>
      hospital.app.done('PATCH', `${web}/${path}`, { token, body: changed }).then(() => 'signed');
    const refused = isAccount ? 'single_sign_on_staff_unknown' : 'single_sign_on_not_configured';
    expect(codeOf(await hospital.signIn('staff', 'lin', gid))).toBe(refused);
  });

  test('serves only in the browser that began: nobody can sign another person in under his own name', async () => {
    expect(
      codeOf(await hospital.complete({ ...(await hospital.brought('session', 'chen')), browserKey: browserKey() })),
    ).toBe('single_sign_on_expired');
  });

  test('is too old after ten minutes', async () => {
    const late = await hospital.brought('session', 'chen');
    hospital.app.time.now += limits.singleSignOnMinutes * 60_000;
    const answer = await hospital.complete(late);
    hospital.app.time.now -= limits.singleSignOnMinutes * 60_000;
    expect(codeOf(answer)).toBe('single_sign_on_expired');
  });

  test.each([
    ['a made-up state', () => randomBytes(200).toString('base64url')],
    [
      'a state with one letter changed',
      (state: string) => `${state.slice(0, 40)}${state[40] === 'A' ? 'B' : 'A'}${state.slice(41)}`,
    ],
    ['a state written in another way', (state: string) => `${state}=`],
  ])('is refused with %s', async (_, change) => {
    const good = await hospital.brought('session', 'chen');
    expect(codeOf(await hospital.complete({ ...good, state: change(good.state as string) }))).toBe(
      'single_sign_on_expired',
    );
  });

  test('is refused with the state of another sign-in: the code belongs to its own nonce and proof', async () => {
    const [victim, attacker] = [await hospital.brought('session', 'chen'), await hospital.brought('session', 'chen')];
    const mixed = await hospital.complete({ ...attacker, code: victim.code });
    expect(codeOf(mixed)).toBe('single_sign_on_expired');
  });

  test("is refused with another organisation's state, though both have the same provider", async () => {
    const other = await hospital.another();
    const [own, foreign] = [
      await hospital.brought('session', 'chen'),
      await hospital.brought('session', 'chen', other.orgGid),
    ];
    expect((await hospital.complete({ ...foreign, code: own.code })).status).toBe(400);
    const staff = await hospital.brought('staff', 'lin', other.orgGid);
    expect((await hospital.complete({ ...staff, code: own.code })).status).toBe(400);
  });

  test('is refused when another provider claims to have answered (mix-up)', async () => {
    const answered = await hospital.brought('session', 'chen');
    const asked = hospital.idp.asked.length;
    expect(codeOf(await hospital.complete({ ...answered, iss: 'https://evil.example' }))).toBe('single_sign_on_failed');
    const { iss: _, ...silent } = answered;
    expect(codeOf(await hospital.complete(silent))).toBe('single_sign_on_failed');
    expect(hospital.idp.asked.slice(asked)).not.toContain('/token');
  });

  test('is refused when the organisation has another provider by now', async () => {
    const other = await hospital.another();
    const answered = await hospital.brought('session', 'chen', other.orgGid);
    const body = { gid: other.orgGid, singleSignOn: { clientId: 'another' } };
    await hospital.app.done('PATCH', `${web}/organization/general`, { token: other.session, body });
    expect(codeOf(await hospital.complete(answered))).toBe('single_sign_on_not_configured');
  });
});

test('the provider asks for a proof key, a nonce and a state, and never for a token in the address', async () => {
  const { url } = await hospital.begin('session', browserKey());
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', redirect_uri: back });
  expect(asked.scope?.split(' ')).toContain('openid');
  expect(asked.prompt).toBeUndefined();
  for (const secret of ['code_challenge', 'nonce', 'state']) expect(asked[secret]?.length).toBeGreaterThan(40);
});

test('an address from which many come to nothing has to wait, and no provider is asked for it', async () => {
  const good = await hospital.brought('session', 'chen');
  const bad = () => hospital.complete({ ...good, code: browserKey() });
  for (let round = 0; round < failedSignIns.burst; round += 1) await bad();
  const asked = hospital.idp.asked.length;
  expect([codeOf(await bad()), codeOf(await hospital.complete(good))]).toEqual([
    'too_many_failures',
    'too_many_failures',
  ]);
  expect(hospital.idp.asked.length).toBe(asked);
  hospital.app.time.now += failedSignIns.everyMs;
  expect((await hospital.complete(good)).status).toBe(200);
});

test('several processes share a sign-in: what one has begun, another can complete', async () => {
  const { state } = await hospital.brought('session', 'chen');
  const elsewhere = createSeal(hospital.app.app.services.database);
  expect(await elsewhere.open(state as string)).toMatchObject({ kind: 'session', organisationGid: hospital.orgGid });
});
