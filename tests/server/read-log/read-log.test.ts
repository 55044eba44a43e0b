import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyAll } from '#server/audit/verify.ts';
import { hourMs } from '#server/ground/durations.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now += 2 * hourMs;
  clinic = await buildClinic(app);
  await app.done('POST', '/api/v1/agency/ptch/clinics/create/appointments', {
    token: clinic.tokens.agency,
    body: { appointments: [1, 2].map(expected) },
  });
});

const expected = (serialNumber: number) => ({
  appointmentId: `A${serialNumber}`,
  department: '家庭醫學科',
  room: 'R101',
  inspectionDay: '2026-11-21',
  shift: 'morning',
  serialNumber,
  name: `歐陽${serialNumber}號`,
  patientId: `P10000000${serialNumber}`,
  medicalRecordNumber: `MRN-${serialNumber}`,
});
const [one, other] = [expected(1), expected(2)];

const list = async (query: object = {}, token = clinic.tokens.session) =>
  (await app.done('GET', `${web}/log/read/list`, { token, query: { limit: 100, ...query } })).data;
const appointments = (token = clinic.tokens.session, query: object = {}) =>
  app.done('GET', `${web}/appointment/list`, { token, query: { ...query } });

describe('the log of reads', () => {
  test('tells who opened a record, from where, before the answer is there', async () => {
    const [patient] = (await appointments()).data;
    const before = await list();
    app.time.now += 1;
    const answer = await app.call('GET', `${web}/appointment`, {
      token: clinic.tokens.session,
      query: { gid: patient.gid },
    });
    expect(answer.status).toBe(200);
    const [opened] = await list();
    expect(await list()).toHaveLength(before.length + 1);
    expect(opened).toMatchObject({
      action: 'opened',
      byKind: 'session',
      address: '127.0.0.1',
      operation: 'getAppointment',
      traceId: answer.headers['x-trace-id'],
      recordGid: patient.gid,
      recordGids: [patient.gid],
      records: 1,
    });
    expect(opened.patients).toHaveLength(1);
  });

  test('finds who looked at one patient by either of their numbers, and holds neither number nor name', async () => {
    await appointments();
    app.time.now += 1;
    const query = { patient: ` ${one.patientId.toLowerCase()}` };
    await app.done('GET', `${web}/appointment/by/patient`, { token: clinic.tokens.staff, query });
    const ofPatient = await list({ patient: one.patientId });
    expect(ofPatient.map(({ action, byKind }: Record<string, string>) => [action, byKind])).toEqual([
      ['searched', 'staff'],
      ['listed', 'session'],
    ]);
    expect(ofPatient[0]).toMatchObject({ byName: '護理師', byGid: clinic.staff.gid });
    expect(await list({ patient: one.medicalRecordNumber })).toEqual(ofPatient);
    expect(await list({ patient: other.patientId })).toMatchObject([{ action: 'listed', records: 2 }]);
    expect(await list({ patient: 'NOBODY' })).toEqual([]);

    const { database } = app.app.services;
    const stored = [
      await database.read('log_entry', "SELECT body, record_gid FROM log_entry WHERE log = 'read'"),
      await database.read('read_patient', 'SELECT patient FROM read_patient'),
    ];
    for (const { name, patientId, medicalRecordNumber } of [one, other]) {
      for (const secret of [name, patientId, medicalRecordNumber]) {
        expect(JSON.stringify(stored)).not.toContain(secret);
        expect(app.log()).not.toContain(secret);
      }
    }
  });

  test('tells of a patient at the kiosk by the number that was typed', async () => {
    await app.done('POST', '/api/v1/collab/clinicCheckInKiosk/checkIn', {
      token: clinic.tokens.kiosk,
      body: { identifier: one.patientId },
    });
    expect(await list({ patient: one.patientId })).toMatchObject([
      { action: 'searched', byKind: 'kiosk', byName: '101 診', operation: 'checkIn', records: 1 },
    ]);
  });

  test('finds who opened or exported all that is kept of a patient, and who looked at the changes of a visit', async () => {
    const [patient] = (await app.done('GET', `${web}/appointment/list`, { token: clinic.tokens.session })).data;
    const before = (await list({ patient: one.patientId })).length;
    for (const [method, path, asked] of [
      ['POST', 'personalData/find', { body: { identifier: one.medicalRecordNumber } }],
      ['POST', 'personalData/export', { body: { identifier: one.patientId } }],
      ['GET', 'appointment/change/list', { query: { gid: patient.gid } }],
      ['GET', 'appointment/history', { query: { gid: patient.gid } }],
    ] as const) {
      app.time.now += 1;
      await app.done(method, `${web}/${path}`, { token: clinic.tokens.session, ...asked });
    }
    const looks = await list({ patient: one.patientId });
    expect(looks.slice(0, looks.length - before).map(({ operation }: { operation: string }) => operation)).toEqual([
      'getAppointmentHistory',
      'listAppointmentChangeLog',
      'exportPersonalData',
      'findPersonalData',
    ]);
    expect(await list({ patient: other.patientId })).toHaveLength(before);
  });

  test('finds who checked several patients in at once by the number of each', async () => {
    const found = (await app.done('GET', `${web}/appointment/list`, { token: clinic.tokens.session })).data;
    const body = { gids: found.map(({ gid }: { gid: string }) => gid) };
    app.time.now += 1;
    await app.done('POST', `${web}/appointment/bulk/checkIn`, { token: clinic.tokens.staff, body });
    for (const { patientId } of [one, other]) {
      const [latest] = await list({ patient: patientId });
      expect(latest).toMatchObject({ operation: 'bulkCheckInAppointment', byKind: 'staff', records: 2 });
    }
  });

  test('tells what was searched for without saying whom', async () => {
    await appointments(undefined, { search: one.name, shift: 'morning' });
    const [searched] = await list();
    expect(searched).toMatchObject({ action: 'searched', operation: 'listAppointment', records: 1 });
    expect(searched.asked).toContain('shift=morning');
    expect(JSON.stringify(searched)).not.toContain(one.name);
    expect(await list({ patient: one.name })).toHaveLength(1);
  });

  test('has one entry for whoever watches a counter within an hour, and how often at its end', async () => {
    const token = clinic.tokens.staff;
    const watch = () =>
      app.done('GET', `${web}/queue/clinic/currentNo`, { token, query: { panelGid: clinic.room.gid } });
    const watched = () => list({ action: 'watched' });
    for (let times = 0; times < 5; times += 1) await watch();
    await expect.poll(watched, { timeout: 20_000 }).toHaveLength(1);
    expect((await watched())[0]).toMatchObject({
      byKind: 'staff',
      recordGid: clinic.room.gid,
      recordName: clinic.room.name,
      operation: 'getCurrentNumber',
    });
    const since = app.time.now;
    app.time.now += hourMs;
    await watch();
    await expect.poll(watched, { timeout: 20_000 }).toHaveLength(3);
    const found = await watched();
    expect(found.filter(({ times }: { times?: number }) => times)).toMatchObject([{ times: 5, since }]);
  });

  test('has an entry for a stream, of whoever holds its ticket', async () => {
    const { ticket } = await app.done('POST', `${web}/stream/ticket`, { token: clinic.tokens.staff });
    await app.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.server.address() as { port: number };
    const closing = new AbortController();
    const query = new URLSearchParams({ panelGid: clinic.room.gid, ticket });
    const address = `http://127.0.0.1:${port}${web}/queue/clinic/stream?${query}`;
    expect((await fetch(address, { signal: closing.signal })).status).toBe(200);
    await expect
      .poll(() => list({ action: 'watched' }), { timeout: 20_000 })
      .toMatchObject([{ byKind: 'staff', byName: '護理師', recordName: '101 診', operation: 'streamQueue' }]);
    closing.abort();
  });

  test('has no entry for a stream that was refused, and no name of another organisation’s counter', async () => {
    const other = await buildClinic(app);
    const { ticket } = await app.done('POST', `${web}/stream/ticket`, { token: clinic.tokens.session });
    const query = { panelGid: other.room.gid, ticket };
    expect((await app.call('GET', `${web}/panel/stream`, { query })).status).toBe(404);
    await app.done('GET', `${web}/panel/view`, { token: clinic.tokens.session, query: { panelGid: clinic.room.gid } });
    await expect
      .poll(() => list({ action: 'watched' }), { timeout: 20_000 })
      .toMatchObject([{ operation: 'getPanelView', recordGid: clinic.room.gid }]);
  });

  test('is narrowed by time and kind, and nobody else’s is in it', async () => {
    const other = await buildClinic(app);
    await appointments();
    const began = app.time.now;
    app.time.now += 60_000;
    await appointments();
    expect(await list({ to: began })).toHaveLength(1);
    expect(await list({ from: began + 1 })).toHaveLength(1);
    expect(await list({ byKind: 'agency' })).toEqual([]);
    expect(await list({}, other.tokens.session)).toEqual([]);
  });

  test('records nothing of a call that was refused, and of one that tells nothing of patients', async () => {
    expect(
      (await app.call('GET', `${web}/appointment`, { token: clinic.tokens.session, query: { gid: 'none' } })).status,
    ).toBe(404);
    await app.done('GET', `${web}/panel/list`, { token: clinic.tokens.session });
    await app.done('GET', `${web}/log/read/list`, { token: clinic.tokens.session });
    expect(await list()).toEqual([]);
  });

  test('is chained like the others', async () => {
    for (let times = 0; times < 3; times += 1) await appointments();
    await app.app.services.chainer.link();
    const { database, auditKey } = app.app.services;
    const reports = await database.query(
      verifyAll(auditKey, [], ({ organisationGid }) => organisationGid === clinic.gid),
    );
    expect(reports.find(({ log }) => log === 'read')).toMatchObject({ verdict: 'whole', checked: 3, unlinked: 0 });
    expect(reports.every(({ verdict }) => verdict === 'whole')).toBe(true);
  });
});

test('what was watched until the stop is in the log after it', async () => {
  const own = await openApp({ schedule: false });
  const small = await buildClinic(own);
  const token = small.tokens.staff;
  for (let times = 0; times < 3; times += 1) {
    await own.done('GET', `${web}/queue/clinic/currentNo`, { token, query: { panelGid: small.room.gid } });
  }
  const { database, readLog } = own.app.services;
  await readLog.close();
  const rows = await database.read<{ body: string }>('log_entry', "SELECT body FROM log_entry WHERE log = 'read'");
  expect(rows.map(({ body }) => JSON.parse(body).times)).toContain(3);
  await own.close();
});
