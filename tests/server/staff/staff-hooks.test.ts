import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, staffPassword } from '../small-clinic.ts';

const path = '/api/v1/collab/web/staff';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});

const ask = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, url, { token: clinic.tokens.session, body, query });
const signIn = (password = staffPassword, staffId = 'n1') =>
  app.call('POST', `${path}/login`, { body: { orgGid: clinic.gid, staffId, password } });
const works = async () =>
  (await app.call('GET', '/api/v1/collab/web/queue/counter/list', { token: clinic.tokens.staff })).status;

test('a password is never answered, nor stored as it is', async () => {
  const { text } = await ask('GET', `${path}/list`);
  expect(text).not.toContain('password');
  const rows = await app.app.services.database.read<{ body: string; secret: string }>(
    'document',
    "SELECT body, secret FROM document WHERE family = 'staff'",
  );
  for (const { body, secret } of rows) {
    expect(body).not.toContain(staffPassword);
    expect(secret).toMatch(/^\$argon2id\$/);
  }
});

describe('the access of somebody', () => {
  test('ends with a new password, which is then the one', async () => {
    expect(await works()).toBe(200);
    await ask('PATCH', path, { gid: clinic.staff.gid, password: 'another pass 2' });
    expect(await works()).toBe(401);
    expect((await signIn()).body.contents[0].code).toBe('login_failed');
    expect((await signIn('another pass 2')).status).toBe(200);
  });

  test('goes on through other changes', async () => {
    await ask('PATCH', path, { gid: clinic.staff.gid, name: '新名字' });
    expect(await works()).toBe(200);
    expect((await signIn()).body).toMatchObject({ staffId: 'n1', staffName: '新名字', orgGid: clinic.gid });
  });

  test('ends when the account is switched off, and nobody can sign in', async () => {
    await ask('PATCH', `${path}/toggle`, { gid: clinic.staff.gid, enabled: false });
    expect(await works()).toBe(401);
    expect((await signIn()).body.contents[0].code).toBe('login_failed');
  });

  test('ends with the account', async () => {
    await ask('DELETE', path, undefined, { gid: clinic.staff.gid });
    expect(await works()).toBe(401);
    expect((await signIn()).body.contents[0].code).toBe('login_failed');
  });
});

test('a staff id is one, whatever its case, and signs in whatever its case', async () => {
  const twin = await ask('POST', path, { staffId: 'N1', name: 'x', password: staffPassword });
  expect(twin.body.contents[0]).toMatchObject({ field: 'staffId', code: 'value_taken' });
  expect((await signIn(staffPassword, 'N1')).status).toBe(200);
});

test('only panels that call can be served', async () => {
  const body = { gid: clinic.staff.gid, panels: [clinic.room.gid, clinic.lobby.gid] };
  const answer = await ask('PATCH', path, body);
  expect(answer.body.contents[0]).toMatchObject({ field: 'panels.1', code: 'panel_not_serving' });
});
