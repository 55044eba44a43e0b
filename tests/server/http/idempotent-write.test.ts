/** What is kept of a request beside its idempotency key. */
import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom, form, mp3, organisationPassword, staffPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const fingerprintOf = async (key: string) =>
  (
    await app.app.services.database.read<{ fingerprint: string }>(
      'idempotency',
      'SELECT fingerprint FROM idempotency WHERE key = ?',
      key,
    )
  )[0]?.fingerprint;
/** What somebody who has read the database can make of a guess. */
const guessed = (...asked: unknown[]) => hash('sha256', JSON.stringify(asked));
const once = (key: string) => ({ 'idempotency-key': key });

test('neither a password nor a patient can be tried out on it', async () => {
  const { session, kiosk } = clinic.tokens;
  const { patientId } = await fillRoom(app, clinic);
  const checkIn = { identifier: patientId };
  const path = '/api/v1/collab/clinicCheckInKiosk/checkIn';
  await app.done('POST', path, { token: kiosk, body: checkIn, headers: once('the-check-in-1') });
  expect(await fingerprintOf('the-check-in-1')).toBeDefined();
  expect(await fingerprintOf('the-check-in-1')).not.toBe(guessed('checkIn', 'kiosk', clinic.room.gid, {}, {}, checkIn));

  const body = { staffId: 'n4', name: '第四位', password: staffPassword };
  await app.done('POST', `${web}/staff`, { token: session, body, headers: once('the-password-1') });
  expect(await fingerprintOf('the-password-1')).toBeDefined();
  expect(await fingerprintOf('the-password-1')).not.toBe(guessed('createStaff', 'session', null, {}, {}, body));
});

test('a call that takes no key is done as without one, and nothing is kept under it', async () => {
  const other = await buildClinic(app);
  const { patientId } = await fillRoom(app, other);
  await app.done('POST', `${web}/organization/login`, {
    body: { orgGid: other.gid, password: organisationPassword },
    headers: once('the-sign-in-1'),
  });
  const erased = await app.done('POST', `${web}/personalData/erase`, {
    token: other.tokens.session,
    body: { identifier: patientId, confirmation: patientId },
    headers: once('the-erasure-1'),
  });
  expect(erased.visits).toBe(1);
  for (const key of ['the-sign-in-1', 'the-erasure-1']) expect(await fingerprintOf(key)).toBeUndefined();
});

test('the answer of one person is given to nobody else who sends the same under the same key', async () => {
  const { session } = clinic.tokens;
  const staff = { staffId: 'n3', name: '第三位', password: staffPassword };
  await app.done('POST', `${web}/staff`, { token: session, body: staff });
  const { token } = await app.done('POST', `${web}/staff/login`, {
    body: { orgGid: clinic.gid, staffId: 'n3', password: staffPassword },
  });
  const logIn = (as: string) =>
    app.call('POST', `${web}/queue/clinic/login`, {
      token: as,
      body: { panelGid: clinic.room.gid },
      headers: once('the-log-in-1'),
    });
  expect((await logIn(clinic.tokens.staff)).status).toBe(200);
  expect((await logIn(token)).body.contents[0].code).toBe('idempotency_key_reused');
});

test('a request that is sent again is known by it, and another one under its key is refused', async () => {
  const make = (password: string) =>
    app.call('POST', `${web}/staff`, {
      token: clinic.tokens.session,
      body: { staffId: 'n2', name: '第二位', password },
      headers: once('the-staff-1'),
    });
  const first = await make('nurse pass 2');
  expect(first.status).toBe(200);
  expect((await make('nurse pass 2')).body).toEqual(first.body);
  expect((await make('nurse pass 3')).body.contents[0].code).toBe('idempotency_key_reused');
});

test('another file under the same key is another request, and the same one answers as the first time', async () => {
  const create = (bytes: Buffer) =>
    app.call('POST', `${web}/system/voice`, {
      token: clinic.tokens.session,
      body: form({ name: '請', language: 'mandarin', source: 'file' }, { file: { name: 'qing.mp3', bytes } }),
      headers: once('the-voice-1'),
    });
  const first = await create(mp3);
  expect(first.status).toBe(200);
  expect((await create(mp3)).body).toEqual(first.body);
  const other = await create(Buffer.concat([mp3, mp3]));
  expect(other.body.contents).toEqual([expect.objectContaining({ code: 'idempotency_key_reused' })]);
});
