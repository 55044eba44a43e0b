import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#server/database/tables.ts';
import { engine } from '../../running/engine.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const base = '/api/v1/collab/web/personalData';
const name = '歐陽測試者';
/** As screens show it. */
const maskedName = '歐陽○○者';
const identifier = 'Z298765432';
const day = 24 * 60 * 60 * 1000;

let app: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const ask = (what: string, body: object) => app.call('POST', `${base}/${what}`, { token: clinic.tokens.session, body });

function push(appointmentId: string, serialNumber: number, inspectionDay = '2026-11-21') {
  const appointment = {
    appointmentId,
    department: '家醫科',
    room: 'R101',
    shift: 'morning',
    serialNumber,
    inspectionDay,
  };
  return app.done('POST', '/api/v1/collab/web/appointment/bulk/saveOrUpdate', {
    token: clinic.tokens.session,
    headers: { 'idempotency-key': `push-${serialNumber}` },
    body: { appointments: [{ ...appointment, name, patientId: identifier, birthday: '1950-02-03' }] },
  });
}

/** Tables that hold one of some words in a row; of words so long that no random key holds one by chance. */
async function tracesOf(...words: string[]) {
  const { database } = app.app.services;
  const tables: Table[] = [
    'appointment',
    'appointment_change',
    'ticket',
    'event',
    'idempotency',
    'log_entry',
    'screen',
    'job',
  ];
  const found: string[] = [];
  for (const table of tables) {
    const rows = await database.read(table, `SELECT * FROM ${table}`);
    for (const row of rows) if (words.some((word) => JSON.stringify(row).includes(word))) found.push(table);
  }
  return found;
}

test('what is kept of a patient is shown by either number, and handed out with a note that names nobody', async () => {
  await push('VISIT-TO-BE-ERASED-1', 801);
  const found = (await ask('find', { identifier: ` ${identifier.toLowerCase()} ` })).body;
  expect(found).toMatchObject({ identifiers: [identifier], visits: [{ waiting: false, appointment: { name } }] });
  expect(found.visits[0].changes).toMatchObject([{ action: 'created' }]);
  const exported = (await ask('export', { identifier })).body;
  expect(exported).toEqual(found);
  const log = await app.done('GET', '/api/v1/collab/web/log/change/list', {
    token: clinic.tokens.session,
    query: { search: 'personalData' },
  });
  const [noted] = log.data;
  expect(noted).toMatchObject({ action: 'exported', byKind: 'session', operation: 'exportPersonalData' });
  expect(JSON.stringify(log.data)).not.toContain(identifier);
  expect((await ask('find', { identifier: 'X000000000' })).body).toEqual({ identifiers: [], visits: [] });
});

test('only administrators of the organisation ask, and see their own patients alone', async () => {
  for (const token of [clinic.tokens.staff, clinic.tokens.kiosk, clinic.tokens.agency]) {
    expect((await app.call('POST', `${base}/find`, { token, body: { identifier } })).status).toBe(403);
  }
  const neighbour = await buildClinic(app);
  const answer = await app.call('POST', `${base}/find`, { token: neighbour.tokens.session, body: { identifier } });
  expect(answer.body.visits).toEqual([]);
});

test.each(['find', 'export', 'erase'])(
  'a page of another hospital than its token is for is shown nobody (%s)',
  async (what) => {
    const body = { identifier, ...(what === 'erase' && { confirmation: identifier }) };
    const query = { orgGid: 'elsewhere' };
    const answer = await app.call('POST', `${base}/${what}`, { token: clinic.tokens.session, query, body });
    expect([answer.status, answer.body.contents[0]]).toMatchObject([404, { code: 'not_found', field: 'orgGid' }]);
  },
);

describe('erasing', () => {
  test('wants the identifier twice, and waits until the patient has left', async () => {
    const differs = await ask('erase', { identifier, confirmation: 'Z298765431' });
    expect(differs.body.contents).toMatchObject([{ code: 'confirmation_differs', field: 'confirmation' }]);
    const { visits } = (await ask('find', { identifier })).body;
    await app.done('POST', '/api/v1/collab/web/appointment/checkIn', {
      token: clinic.tokens.session,
      headers: { 'idempotency-key': 'pd-check-in' },
      body: { gid: visits[0].appointment.gid },
    });
    const waits = await ask('erase', { identifier, confirmation: identifier });
    expect(waits.body.contents).toMatchObject([{ code: 'patient_waits' }]);
    expect((await ask('find', { identifier })).body.visits[0]).toMatchObject({ waiting: true, appointment: { name } });
  });

  test('leaves nothing of the patient in any table, and what was counted is counted as before', async () => {
    const figures = (from: string) =>
      app.done('GET', '/api/v1/web/dashboard/appointment/usage', {
        token: clinic.tokens.session,
        query: { from, to: from },
      });
    await push('VISIT-TO-BE-ERASED-2', 802, '2026-12-24');
    const then = app.time.now;
    app.time.now += 2 * day;
    clinic.tokens.session = (await signIn()).token;
    const before = await figures('2026-11-21');
    expect(await tracesOf(name, identifier)).not.toEqual([]);
    expect(await tracesOf(maskedName)).toEqual(['idempotency']);
    const erased = (await ask('erase', { identifier, confirmation: identifier })).body;
    expect(erased).toMatchObject({ visits: 2, tickets: 1 });
    expect(
      await tracesOf(name, maskedName, identifier, 'VISIT-TO-BE-ERASED-1', 'VISIT-TO-BE-ERASED-2', '1950-02-03'),
    ).toEqual([]);
    expect((await ask('find', { identifier })).body).toEqual({ identifiers: [], visits: [] });
    expect(await figures('2026-11-21')).toEqual(before);
    expect((await ask('erase', { identifier, confirmation: identifier })).body).toMatchObject({ visits: 0 });
    app.time.now = then;
  });

  test('takes out of stored answers also what was corrected, why a visit was cancelled, and visits that were removed', async () => {
    const formerName = '司徒改名者';
    const removedName = '尉遲移除者';
    const reason = 'MOTHER-CALLED-FROM-THE-WARD';
    const tag = 'TAG-THAT-TELLS-MUCH';
    const number = 'Z287654321';
    const own = (path: string, body: object, key: string, method = 'POST') =>
      app.done(method, `/api/v1/collab/web/appointment/${path}`, {
        token: clinic.tokens.session,
        headers: { 'idempotency-key': key },
        body,
      });
    const slot = { department: '家醫科', room: 'R101', shift: 'morning', inspectionDay: '2026-12-28' };
    const make = (serialNumber: number, more: object) => {
      const appointment = { appointmentId: `VISIT-BY-HAND-${serialNumber}`, ...slot, serialNumber, patientId: number };
      return own('create', { ...appointment, name, ...more }, `by-hand-${serialNumber}`);
    };
    // Of somebody else, whose answers stay.
    await make(813, { patientId: 'Y111111111', name: '鄰居測試者', tags: [tag] });
    await make(810, { name: formerName, patientId: 'Z287654329', inspectionDay: '2026-11-21', tags: [tag] });
    const corrected = [{ appointmentId: 'VISIT-BY-HAND-810', name, patientId: number }];
    await own('bulk/update', { appointments: corrected }, 'corrected', 'PATCH');
    await own('cancel', { gid: (await make(811, {})).gid, reason }, 'canceled');
    const removed = await make(812, { name: removedName });
    await app.done('DELETE', '/api/v1/collab/web/appointment', {
      token: clinic.tokens.session,
      query: { gid: removed.gid },
    });
    expect(await tracesOf(formerName, removedName, reason, 'Z28765432', 'VISIT-BY-HAND-812')).not.toEqual([]);
    await ask('erase', { identifier: number, confirmation: number });
    expect(await tracesOf(name, formerName, removedName, reason, 'Z28765432')).toEqual([]);
    expect(await tracesOf('VISIT-BY-HAND-810', 'VISIT-BY-HAND-811')).toEqual([]);
    expect(await tracesOf('VISIT-BY-HAND-812')).not.toContain('idempotency');
    const rows = await app.app.services.database.read<{ answer: string }>(
      'idempotency',
      "SELECT answer FROM idempotency WHERE key LIKE 'by-hand-%' ORDER BY key",
    );
    const tagged = rows.filter(({ answer }) => answer.includes(tag)).map(({ answer }) => JSON.parse(answer));
    expect(tagged).toMatchObject([{ name: '鄰居測試者', patientId: 'Y111111111', tags: [tag] }]);
  });

  test.runIf(engine === 'sqlite')('leaves no copy in the file of the database either', () => {
    for (const file of ['callboard.db', 'callboard.db-wal']) {
      const bytes = readFileSync(join(app.dataFolder, file));
      expect([file, bytes.includes(name), bytes.includes(identifier)]).toEqual([file, false, false]);
    }
  });
});

async function signIn() {
  const { organisationPassword } = await import('../small-clinic.ts');
  const body = { orgGid: clinic.gid, password: organisationPassword };
  return app.done('POST', '/api/v1/collab/web/organization/login', { body });
}
