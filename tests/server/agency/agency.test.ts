import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, systemToken } from '../small-clinic.ts';

const agency = '/api/v1/agency/ptch';
const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const visit = (appointmentId: string, serialNumber: number) => ({
  appointmentId,
  department: '放射科',
  departmentCode: 'XR',
  room: 'R101',
  doctor: '林志明',
  inspectionDay: '2026-11-21',
  shift: 'morning',
  serialNumber,
  name: '張雅婷',
  patientId: 'X200000050',
});
const call = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, `${agency}${path}`, { token: clinic.tokens.agency, body, query });
const codes = (answer: { body: { contents: { code: string; field?: string }[] } }) =>
  answer.body.contents.map(({ code, field }) => `${field}: ${code}`);

test('clinics and radiology see their own appointments only, and one id is there once', async () => {
  expect((await call('POST', '/clinics/create/appointments', { appointments: [visit('C1', 1)] })).status).toBe(200);
  expect((await call('POST', '/radiology/create/appointments', { appointments: [visit('X1', 2)] })).status).toBe(200);
  const twice = await call('POST', '/radiology/create/appointments', {
    appointments: [visit('X2', 3), visit('C1', 4)],
  });
  expect(codes(twice)).toEqual(['appointments.1.appointmentId: appointment_duplicate']);
  expect(codes(await call('GET', '/radiology/view/appointment', undefined, { appointmentId: 'C1' }))).toEqual([
    'appointmentId: appointment_not_found',
  ]);
  expect(codes(await call('POST', '/clinics/delete/appointments', { appointmentIds: ['X1'] }))).toEqual([
    'appointmentIds.0: appointment_not_found',
  ]);
});

test('radiology prints a ticket, the same one again, and tells a patient of it', async () => {
  const first = await call('POST', '/radiology/printTicket', { appointmentId: 'X1' });
  expect(first.body).toMatchObject({ number: 2, queueName: '101' });
  expect((await call('POST', '/radiology/printTicket', { appointmentId: 'X1' })).body).toEqual(first.body);
  const detail = await call('GET', '/radiology/patient/xrayTicketDetail', undefined, { patientId: 'x2000 00050' });
  expect(detail.body.data).toMatchObject([
    { appointmentId: 'X1', number: 2, patientState: 'checkedIn', ticketKey: first.body.ticketKey },
  ]);
  const none = await call('GET', '/radiology/patient/xrayTicketDetail', undefined, { patientId: 'nobody' });
  expect(codes(none)).toEqual(['patientId: appointment_list_empty']);
  expect(codes(await call('POST', '/radiology/printTicket', { appointmentId: 'C1' }))).toEqual([
    'appointmentId: appointment_not_found',
  ]);
});

test('the ticket that radiology prints has the mark of its queue, as it is called', async () => {
  const body = { gid: clinic.room.gid, queueMark: 'X' };
  await app.done('PATCH', `${web}/panel/general/update/defaultPanel`, { token: clinic.tokens.session, body });
  const { ticketKey, ...slip } = (await call('POST', '/radiology/printTicket', { appointmentId: 'X1' })).body;
  expect(slip).toMatchObject({ number: 2, mark: 'X' });
  const page = await app.done('GET', '/api/v1/collab/ticket/view', { query: { key: ticketKey } });
  expect(page).toMatchObject({ number: 2, mark: 'X' });
});

test('an agency sees that a group takes no more: it has given out its numbers, or nobody can call them', async () => {
  const group = async () => (await call('GET', '/list/group/queueSize')).body.data[0];
  const change = (path: string, body: object) =>
    app.done('PATCH', `${web}/panel/${path}`, { token: clinic.tokens.session, body });
  expect(await group()).toMatchObject({ groupGid: clinic.group.gid, open: true });
  await change('group/update', { gid: clinic.group.gid, maximumCalls: 1 });
  await app.done('GET', '/api/v1/collab/ticket/machine/take/number', { token: clinic.tokens.ticketMachine });
  expect(await group()).toMatchObject({ waiting: 1, open: false, paused: false, full: true });
  await change('group/update', { gid: clinic.group.gid, maximumCalls: 9 });
  expect(await group()).toMatchObject({ open: true });
  for (const { gid } of clinic.counters) await change('general/update/defaultPanel', { gid, status: 'disable' });
  expect(await group()).toMatchObject({ open: false });
});

test('code tables are taken whole, all or none; what is gone is disabled', async () => {
  const reload = (body: object) => call('POST', '/codeData/reload', body);
  const departments = [
    { code: 'FM', name: '家庭醫學科' },
    { code: 'XR', name: '放射科' },
  ];
  const broken = await reload({ departments, doctors: [{ code: 'D1', name: '林志明', departmentCodes: ['NO'] }] });
  expect(codes(broken)).toEqual(['doctors.0.departmentCodes.0: code_not_found']);
  const apns = [{ code: 'XR-1', name: 'X 光', departmentCode: 'xr', roomCodes: ['r101'] }];
  const doctors = [{ code: 'D1', name: '林志明', departmentCodes: ['XR'] }];
  const counts = { created: 0, updated: 0, unchanged: 0, disabled: 0 };
  expect((await reload({ departments, apns, doctors })).body).toEqual({
    departments: { ...counts, created: 2 },
    apns: { ...counts, created: 1 },
    doctors: { ...counts, created: 1 },
  });
  expect((await reload({ departments: [{ code: 'xr', name: '放射科' }] })).body).toEqual({
    departments: { ...counts, updated: 1, disabled: 1 },
  });
  // What comes again is in use again; the rooms of a clinic that are left out stay as an administrator chose them.
  expect((await reload({ departments, apns: [{ code: 'XR-1', name: 'X 光', departmentCode: 'xr' }] })).body).toEqual({
    departments: { ...counts, updated: 2 },
    apns: { ...counts, unchanged: 1 },
  });
  const twice = await reload({ departments: [departments[0], { code: 'fm', name: '家醫' }] });
  expect(codes(twice)).toEqual(['departments.1.code: duplicate_value']);
});

test.each([
  ['room', 'r101', ['C1', 'X1']],
  ['apn', 'XR-1', ['C1', 'X1']],
  ['department', '放射科', ['C1', 'X1']],
  ['doctor', 'D1', ['C1', 'X1']],
  ['patient', 'x200000050', ['C1', 'X1']],
  ['patient', 'nobody', []],
])('appointments are found by %s %s', async (by, value, found) => {
  const query = { [by]: value, inspectionDay: '2026-11-21' };
  const answer = await app.done('GET', `${web}/appointment/by/${by}`, { token: clinic.tokens.staff, query });
  expect(answer.data.map(({ appointmentId }: { appointmentId: string }) => appointmentId)).toEqual(found);
});

test('a clinic or room that does not exist is said to be so', async () => {
  const by = (what: string) =>
    app.call('GET', `${web}/appointment/by/${what}`, { token: clinic.tokens.session, query: { [what]: 'nowhere' } });
  expect(codes(await by('apn'))).toEqual(['apn: apn_not_found']);
  expect(codes(await by('room'))).toEqual(['room: room_not_found']);
});

test('a roster that is reset has no substitutes and no lines of days that are over', async () => {
  const token = clinic.tokens.session;
  const make = (path: string, body: object) => app.done('POST', `${web}/system/${path}`, { token, body });
  const [own, other] = [
    await make('doctor', { code: 'D7', name: '甲' }),
    await make('doctor', { code: 'D8', name: '乙' }),
  ];
  const line = { weekday: 1, shift: 'morning', doctor: own.gid };
  await make('doctorShift', { ...line, substitute: other.gid });
  await make('doctorShift', { ...line, weekday: 5, date: '2026-11-20', substitute: other.gid });
  await make('doctorShift', { ...line, date: '2026-11-23', substitute: other.gid });
  expect((await call('PATCH', '/reset/doctor/shifts')).body).toEqual({ count: 2 });
  expect((await call('PATCH', '/reset/doctor/shifts')).body).toEqual({ count: 0 });
  const { data } = await app.done('GET', `${web}/system/doctorShift/list`, { token });
  const lines = data.map(({ date, substitute }: Record<string, string>) => [date, substitute]);
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual([undefined, undefined]);
  expect(lines).toContainEqual(['2026-11-23', other.gid]);
});

test('a number of spaces alone is nobody’s: it leads to no patient who has none', async () => {
  const { patientId, ...unnumbered } = visit('X9', 9);
  await call('POST', '/radiology/create/appointments', { appointments: [unnumbered] });
  const detail = await call('GET', '/radiology/patient/xrayTicketDetail', undefined, { patientId: '\u3000' });
  expect(codes(detail)).toEqual(['patientId: appointment_list_empty']);
  const query = { patient: ' ', inspectionDay: '2026-11-21' };
  expect((await app.done('GET', `${web}/appointment/by/patient`, { token: clinic.tokens.staff, query })).data).toEqual(
    [],
  );
});

test('an organisation that is registered twice with one key is made once, and its agency signs in', async () => {
  const token = await systemToken(app);
  const apiKey = 'an-agency-chooses-its-own-key-12345';
  const organisation = { gid: 'registered1', name: '河岸診所', type: 'clinic', password: 'long enough for one' };
  const register = (key: string) =>
    app.call('POST', `${agency}/organization/register`, {
      token,
      body: { organisation, apiKey },
      headers: { 'idempotency-key': key },
    });
  const first = await register('once-upon-a-time');
  expect(first.status).toBe(200);
  expect((await register('once-upon-a-time')).body).toEqual(first.body);
  expect((await register('another-time')).body.contents[0].code).toBe('organisation_exists');
  const signedIn = await app.done('POST', `${agency}/radiology/apiToken`, { body: { orgGid: 'registered1', apiKey } });
  expect(signedIn.kind).toBe('agency');
});
