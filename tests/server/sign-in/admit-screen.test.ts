import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { PanelAuthentication } from '#generated/values.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, keyOf, organisationPassword, staffPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});

const ask = (authentication: PanelAuthentication, more: object = {}) =>
  app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
    token: clinic.tokens.session,
    body: { gid: clinic.room.gid, authentication, ...more },
  });
const open = (more: object = {}) =>
  app.call('POST', `${web}/panel/login`, { body: { panelGid: clinic.room.gid, key: clinic.key, ...more } });
const code = async (more: object) => (await open(more)).body.contents[0].code;
const nurse = { staffId: 'n1', password: staffPassword };

describe('a screen', () => {
  test("of a panel with 'none' opens with its address alone", async () => {
    await ask('none');
    const { body } = await open();
    expect(body.expiresAt - app.time.now).toBe(limits.deviceTokenHours * 3_600_000);
  });

  test("of a panel with 'informationRoom' asks for the organisation's password", async () => {
    await ask('informationRoom', { language: 'th' });
    expect((await open()).body.contents[0]).toMatchObject({
      code: 'panel_authentication_needed',
      params: { authentication: 'informationRoom', language: 'th' },
    });
    expect(await code({ password: 'wrong' })).toBe('wrong_password');
    const { body } = await open({ password: organisationPassword });
    expect(body.expiresAt - app.time.now).toBe(limits.admittedScreenHours * 3_600_000);
  });

  test("of a panel with 'universalClinics' asks for any member of staff", async () => {
    await ask('universalClinics');
    expect(await code({ password: staffPassword })).toBe('panel_authentication_needed');
    expect(await code({ ...nurse, password: 'wrong' })).toBe('login_failed');
    expect((await open(nurse)).status).toBe(200);
  });

  test("of a panel with 'inspection' asks for somebody who may serve it", async () => {
    await ask('inspection');
    expect((await open(nurse)).status).toBe(200);
    const body = { gid: clinic.staff.gid, panels: [clinic.spare.gid] };
    await app.done('PATCH', `${web}/staff`, { token: clinic.tokens.session, body });
    expect((await open(nurse)).status).toBe(403);
  });

  test('is not opened by passwords of staff where they sign nobody in', async () => {
    const singleSignOn = {
      enabled: true,
      issuer: 'https://login.invalid',
      clientId: 'callboard',
      staffPassword: false,
    };
    const body = { gid: clinic.gid, singleSignOn };
    await app.done('PATCH', `${web}/organization/general`, { token: clinic.tokens.session, body });
    await ask('universalClinics');
    expect(await code(nurse)).toBe('password_sign_in_off');
    await ask('informationRoom');
    expect((await open({ password: organisationPassword })).status).toBe(200);
  });

  test('that was let in renews its access by itself, and only at its own panel', async () => {
    await ask('informationRoom');
    const { token } = (await open({ password: organisationPassword })).body;
    const again = (await open({ token })).body;
    expect(again.expiresAt - app.time.now).toBe(limits.admittedScreenHours * 3_600_000);
    const beside = await app.done('POST', `${web}/panel/login`, {
      body: { panelGid: clinic.spare.gid, key: keyOf(clinic.spare.exclusiveUrl) },
    });
    expect(await code({ token: beside.token })).toBe('panel_authentication_needed');
    expect(await code({ token: clinic.tokens.kiosk })).toBe('panel_authentication_needed');
    expect(await code({ token: clinic.tokens.session })).toBe('panel_authentication_needed');
  });
});

test('guesses of a password are limited in number, a hall of screens is not', async () => {
  await ask('informationRoom');
  for (let screen = 0; screen < 20; screen += 1) expect((await open()).status).toBe(400);
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) statuses.push((await open({ password: 'guess' })).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  expect((await open()).status).toBe(400);
});
