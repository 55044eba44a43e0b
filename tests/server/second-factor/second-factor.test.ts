import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyFrom } from '#server/audit/audit-key.ts';
import { beginFactor, confirmFactor } from '#server/second-factor/commands.ts';
import { recoveryHash } from '#server/second-factor/recovery-codes.ts';
import { sealSecret } from '#server/second-factor/sealed-secret.ts';
import { codeOf, stepAt } from '#server/second-factor/totp.ts';
import {
  bytesOfKey,
  createAdministrator,
  administratorPassword as password,
} from '../../contract/named-people-values.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { passUndoTime } from '../pass-undo-time.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const own = `${web}/account/secondFactor`;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
  app.time.now += 120_000;
});

const signIn = (body: object = {}, test = app, there = clinic) =>
  test.call('POST', `${web}/organization/staff/login`, {
    body: { orgGid: there.gid, staffId: 'lin', password, ...body },
  });
const post = (path: string, token: string, body: object = {}) => app.call('POST', path, { token, body });
const codeNow = (key: string, steps = 0) => codeOf(bytesOfKey(key), stepAt(app.time.now) + steps);
const inThai = (code: string) => code.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)));
const fullWidth = (code: string) => code.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const errorOf = ({ body }: { body: { contents: { code: string; field?: string }[] } }) => body.contents[0];
const works = async (token: string) => (await app.call('GET', `${web}/panel/list`, { token, query: page })).status;
const page = { page: 1, limit: 1 };

/** Somebody with a second factor, set up as the page does it. */
async function enrolled(role = 'administers') {
  const { gid } = await createAdministrator(app, clinic, 'lin', role);
  const token = (await signIn()).body.token as string;
  const { key, url } = (await post(`${own}/begin`, token, { password })).body;
  const { recoveryCodes } = (await post(`${own}/confirm`, token, { code: codeNow(key, -1) })).body;
  return { gid, token, key, url, recoveryCodes: recoveryCodes as string[] };
}

describe('a second factor', () => {
  test('is set up with the password and a first code, and then asked for', async () => {
    const { key, url, token } = await enrolled();
    expect(url).toBe(
      `otpauth://totp/${encodeURIComponent('河岸診所')}:lin?secret=${key}&issuer=${encodeURIComponent('河岸診所')}`,
    );
    expect((await app.done('GET', `${web}/account`, { token })).secondFactor).toBe(true);
    expect(errorOf(await signIn())?.code).toBe('second_factor_needed');
    expect(errorOf(await signIn({ code: '000000' }))).toMatchObject({ code: 'second_factor_wrong', field: 'code' });
    expect((await signIn({ code: codeNow(key) })).status).toBe(200);
  });

  test('goes with the person, and is asked for again where their deletion is undone', async () => {
    const { gid, key } = await enrolled();
    const as = { token: clinic.tokens.session };
    const remove = () => app.done('DELETE', `${web}/staff`, { ...as, query: { gid } });
    await remove();
    await app.done('POST', `${web}/staff/restore`, { ...as, body: { gids: [gid] } });
    expect(errorOf(await signIn())?.code).toBe('second_factor_needed');
    expect((await signIn({ code: codeNow(key) })).status).toBe(200);
    await remove();
    await passUndoTime(app);
    const { database } = app.app.services;
    expect(await database.read('second_factor', 'SELECT 1 FROM second_factor WHERE staff_gid = ?', gid)).toEqual([]);
  });

  test('is not begun without the password, nor confirmed without a right code', async () => {
    await createAdministrator(app, clinic, 'lin', 'reads');
    const token = (await signIn()).body.token;
    expect(errorOf(await post(`${own}/begin`, token, { password: 'wrong' }))?.code).toBe('wrong_password');
    expect(errorOf(await post(`${own}/confirm`, token, { code: '123456' }))?.code).toBe('second_factor_wrong');
    const { key } = (await post(`${own}/begin`, token, { password })).body;
    expect(errorOf(await post(`${own}/confirm`, token, { code: codeNow(key, 3) }))?.code).toBe('second_factor_wrong');
    expect((await signIn()).status).toBe(200);
  });

  test('is not confirmed by a code of a key that another one has replaced by then', async () => {
    const { gid: staffGid } = await createAdministrator(app, clinic, 'lin', 'reads');
    const { token } = (await signIn()).body;
    await post(`${own}/begin`, token, { password });
    const argument = { organisationGid: clinic.gid, staffGid, step: 1, recovery: [], tokenHash: '' };
    const confirm = app.app.services.database.write(confirmFactor, { ...argument, sealed: 'the one before' });
    await expect(confirm).rejects.toThrow('second_factor_wrong');
    expect((await signIn()).status).toBe(200);
  });

  test('is confirmed again by the code whose answer was lost, with other recovery codes, for some minutes', async () => {
    await createAdministrator(app, clinic, 'lin', 'reads');
    const { token } = (await signIn()).body;
    const { key } = (await post(`${own}/begin`, token, { password })).body;
    const code = codeNow(key);
    const [lost, told] = [
      (await post(`${own}/confirm`, token, { code })).body.recoveryCodes,
      (await post(`${own}/confirm`, token, { code })).body.recoveryCodes,
    ];
    expect(told).toHaveLength(10);
    expect(errorOf(await signIn({ code: lost[0] }))?.code).toBe('second_factor_wrong');
    expect((await signIn({ code: told[0] })).status).toBe(200);
    expect((await signIn({ code: codeNow(key, 1) })).status).toBe(200);
    // A code that has served a sign-in since then is none for it.
    expect(errorOf(await post(`${own}/confirm`, token, { code }))?.code).toBe('second_factor_wrong');
    app.time.now += 11 * 60_000;
    expect(errorOf(await post(`${own}/confirm`, token, { code: codeNow(key) }))?.code).toBe('second_factor_wrong');
  });

  test('serves each code once, also of two at the same moment', async () => {
    const { key } = await enrolled();
    const code = codeNow(key);
    const both = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(errorOf(await signIn({ code }))?.code).toBe('second_factor_wrong');
    app.time.now += 30_000;
    expect((await signIn({ code: codeNow(key) })).status).toBe(200);
  });

  test('takes a code in the digits of the keyboard it was typed on, Thai or full-width', async () => {
    await createAdministrator(app, clinic, 'lin', 'reads');
    const { token } = (await signIn()).body;
    const { key } = (await post(`${own}/begin`, token, { password })).body;
    const { recoveryCodes } = (await post(`${own}/confirm`, token, { code: inThai(codeNow(key, -1)) })).body;
    expect((await signIn({ code: inThai(codeNow(key)) })).status).toBe(200);
    expect((await signIn({ code: fullWidth(codeNow(key, 1)) })).status).toBe(200);
    expect((await signIn({ code: fullWidth(recoveryCodes[0]) })).status).toBe(200);
  });

  test('takes each recovery code once in place of a code', async () => {
    const { recoveryCodes } = await enrolled();
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn({ code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect(errorOf(await signIn({ code: first }))?.code).toBe('second_factor_wrong');
    expect((await signIn({ code: second })).status).toBe(200);
  });

  test('takes a recovery code once also of two who bring it at the same moment', async () => {
    const { recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    const both = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('stands sealed in the database, and its recovery codes as hashes', async () => {
    const { key, recoveryCodes } = await enrolled();
    const rows = await app.app.services.database.read('second_factor', 'SELECT * FROM second_factor');
    const text = JSON.stringify(rows);
    expect(text).not.toContain(key);
    expect(text).not.toContain(bytesOfKey(key).toString('base64url'));
    for (const code of recoveryCodes) expect(text).not.toContain(code.replaceAll('-', ''));
  });

  test('is taken away with the password, and by an administrator, who ends the sessions', async () => {
    const { token, key, gid } = await enrolled();
    expect(errorOf(await post(`${own}/remove`, token, { password: 'wrong' }))?.code).toBe('wrong_password');
    expect((await post(`${own}/remove`, token, { password })).body).toEqual({ count: 1 });
    expect((await signIn()).status).toBe(200);
    const again = (await post(`${own}/begin`, token, { password })).body.key;
    app.time.now += 60_000;
    await post(`${own}/confirm`, token, { code: codeNow(again) });
    expect(again).not.toBe(key);
    await app.done('POST', `${web}/staff/secondFactor/reset`, { token: clinic.tokens.session, body: { gid } });
    expect(await works(token)).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  test('is in the log of changes when it is set up and when it is taken away, and one that is not there when neither', async () => {
    const { token, gid } = await enrolled();
    const reset = () =>
      app.done('POST', `${web}/staff/secondFactor/reset`, { token: clinic.tokens.session, body: { gid } });
    const logged = async () => {
      const query = { orgGid: clinic.gid, ...page, limit: 100 };
      const { data } = await app.done('GET', `${web}/log/change/list`, { token: clinic.tokens.session, query });
      return (data as { recordGid?: string; changes?: { field: string }[] }[]).filter(
        ({ recordGid, changes }) => recordGid === gid && changes?.some(({ field }) => field === 'secondFactor'),
      ).length;
    };
    expect(await logged()).toBe(1);
    await post(`${own}/remove`, token, { password });
    expect(await logged()).toBe(2);
    await reset();
    expect(await logged()).toBe(2);
  });

  test('that was sealed with a key that was replaced since says so, and its recovery codes still count', async () => {
    const { gid: staffGid, key, recoveryCodes } = await enrolled();
    const { write } = app.app.services.database;
    const pending = sealSecret(
      keyFrom('the key of this server until yesterday', 'AUDIT_KEY'),
      staffGid,
      bytesOfKey(key),
    );
    const whose = { organisationGid: clinic.gid, staffGid, pending };
    await write(beginFactor, whose);
    const recovery = recoveryCodes.map(recoveryHash);
    await write(confirmFactor, { ...whose, sealed: pending, step: 0, recovery, tokenHash: '' });
    expect(errorOf(await signIn({ code: codeNow(key) }))).toMatchObject({ code: 'second_factor_unreadable' });
    expect((await signIn({ code: recoveryCodes[0] })).status).toBe(200);
  });

  test('counts wrong codes as failed sign-ins, and the right password alone gives none of them back', async () => {
    const limited = await openApp({ limitFailures: true });
    const there = await buildClinic(limited);
    await createAdministrator(limited, there, 'lin', 'reads');
    const { token } = (await signIn({}, limited, there)).body;
    const { key } = await limited.done('POST', `${own}/begin`, { token, body: { password } });
    const code = codeOf(bytesOfKey(key), stepAt(limited.time.now));
    await limited.done('POST', `${own}/confirm`, { token, body: { code } });
    // Nor does the same password at a controller, which asks for no code.
    const atController = () =>
      limited.call('POST', `${web}/staff/login`, { body: { orgGid: there.gid, staffId: 'lin', password } });
    for (let i = 0; i < 5; i += 1) {
      expect(errorOf(await signIn({}, limited, there))?.code).toBe('second_factor_needed');
      expect((await atController()).status).toBe(200);
      expect((await signIn({ code: '000000' }, limited, there)).status).toBe(400);
    }
    expect((await atController()).status).toBe(200);
    expect((await signIn({ code: '000000' }, limited, there)).status).toBe(429);
    limited.time.now += 1000;
    const right = codeOf(bytesOfKey(key), stepAt(limited.time.now) + 1);
    expect((await signIn({ code: right }, limited, there)).status).toBe(200);
    await limited.close();
  });
});

describe('an organisation that requires a second factor', () => {
  const require = () =>
    app.done('PATCH', `${web}/organization/general`, {
      token: clinic.tokens.session,
      body: { gid: clinic.gid, requireSecondFactor: true },
    });

  test('lets somebody who administers do nothing but set it up, and then everything', async () => {
    await require();
    await createAdministrator(app, clinic, 'lin', 'administers');
    const { token, role } = (await signIn()).body;
    expect(role).toBe('none');
    expect(await works(token)).toBe(403);
    const { key } = (await post(`${own}/begin`, token, { password })).body;
    await post(`${own}/confirm`, token, { code: codeNow(key) });
    expect(await works(token)).toBe(200);
    expect((await app.done('GET', `${web}/account`, { token })).role).toBe('administers');
    expect(errorOf(await post(`${own}/remove`, token, { password }))?.code).toBe('second_factor_required');
  });

  test('lets somebody who leaves instead sign out, and the session is over', async () => {
    await require();
    await createAdministrator(app, clinic, 'lin', 'administers');
    const { token } = (await signIn()).body;
    expect((await post(`${web}/logout`, token)).status).toBe(200);
    expect((await app.call('GET', `${web}/account`, { token })).status).toBe(401);
  });

  test('leaves it to the others', async () => {
    await require();
    await createAdministrator(app, clinic, 'lin', 'operates');
    expect((await signIn()).body.role).toBe('operates');
  });
});
