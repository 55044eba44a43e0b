import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tables } from '#server/database/tables.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, openOrganisation, organisationPassword } from '../small-clinic.ts';

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

const list = async (log: string, query: object = {}, token = clinic.tokens.session) =>
  app.done('GET', `${web}/log/${log}/list`, { token, query: { limit: 100, ...query } });

describe('the log of changes', () => {
  test('says what a record without a name was that is deleted', async () => {
    const token = clinic.tokens.session;
    const doctor = await app.done('POST', `${web}/system/doctor`, { token, body: { code: 'D9', name: '林志明' } });
    const body = { doctor: doctor.gid, from: '2026-12-01', to: '2026-12-03' };
    const { gid } = await app.done('POST', `${web}/system/doctorLeave`, { token, body });
    await app.done('DELETE', `${web}/system/doctorLeave`, { token, query: { gid } });
    const { data } = await list('change', { recordGid: gid });
    expect(data.find(({ action }: { action: string }) => action === 'deleted').changes).toEqual([
      { field: 'doctor', before: JSON.stringify(doctor.gid) },
      { field: 'from', before: '"2026-12-01"' },
      { field: 'to', before: '"2026-12-03"' },
    ]);
  });

  test('tells who changed what, field by field, in the same transaction', async () => {
    const before = await list('change', { recordGid: clinic.media[0] });
    expect(before.data).toMatchObject([{ action: 'created', family: 'media', operation: 'createMedia' }]);
    const body = { gid: clinic.media[0], volume: 35, name: '新影片' };
    const path = `${web}/panel/media`;
    await app.done('PATCH', path, { token: clinic.tokens.session, body });
    expect(
      (await app.call('PATCH', path, { token: clinic.tokens.session, body: { ...body, volume: 101 } })).status,
    ).toBe(400);
    await app.done('DELETE', path, { token: clinic.tokens.session, query: { gid: clinic.media[0] } });
    const { data } = await list('change', { recordGid: clinic.media[0] });
    expect(data.map(({ action }: { action: string }) => action).sort()).toEqual(['created', 'deleted', 'updated']);
    const updated = data.find(({ action }: { action: string }) => action === 'updated');
    expect(updated).toMatchObject({
      byKind: 'session',
      address: '127.0.0.1',
      operation: 'updateMedia',
      recordName: '新影片',
    });
    expect(updated.changes).toContainEqual({ field: 'name', before: '"衛教影片"', after: '"新影片"' });
    expect(updated.changes).toHaveLength(2);
  });

  test('names passwords and keys and never shows them', async () => {
    const password = 'very secret words 77';
    const token = clinic.tokens.session;
    await app.done('PATCH', `${web}/staff`, { token, body: { gid: clinic.staff.gid, password } });
    await app.done('PATCH', `${web}/advancedSetting/organization/password`, {
      token,
      body: { oldPassword: organisationPassword, password },
    });
    const { agencyKey } = await app.done('POST', `${web}/organization/agencyKey`, { token });
    const { data } = await list('change');
    const secrets = data.flatMap(({ changes }: { changes: { field: string; secret?: boolean }[] }) =>
      changes.filter(({ secret }) => secret).map(({ field }) => field),
    );
    expect(secrets).toEqual(expect.arrayContaining(['password', 'agencyKey', 'accessKey']));
    for (const secret of [password, agencyKey, organisationPassword, clinic.key]) {
      expect(JSON.stringify(data)).not.toContain(secret);
    }
  });

  test('has a log of its own for the roster of doctors', async () => {
    const token = clinic.tokens.session;
    const post = (path: string, body: object) => app.done('POST', `${web}/system/${path}`, { token, body });
    const [doctor, substitute] = [
      await post('doctor', { code: 'D1', name: '林志明' }),
      await post('doctor', { code: 'D2', name: '陳怡君' }),
    ];
    const shift = await post('doctorShift', { weekday: 1, shift: 'morning', doctor: doctor.gid });
    const body = { gid: shift.gid, substitute: substitute.gid };
    await app.done('PATCH', `${web}/system/doctorShift`, { token, body });
    const reset = '/api/v1/agency/ptch/reset/doctor/shifts';
    await app.done('PATCH', reset, { token: clinic.tokens.agency });
    const { data, paging } = await list('doctorShift', { recordGid: shift.gid });
    expect(paging.count).toBe(3);
    expect(data.map(({ operation }: { operation: string }) => operation).sort()).toEqual([
      'createDoctorShift',
      'resetDoctorShifts',
      'updateDoctorShift',
    ]);
    const changed = data.find(({ operation }: { operation: string }) => operation === 'updateDoctorShift');
    expect(changed.changes).toEqual([{ field: 'substitute', after: `"${substitute.gid}"` }]);
    expect((await list('doctorShift')).data.every(({ family }: { family: string }) => family === 'doctorShift')).toBe(
      true,
    );
  });

  test('is narrowed by who, what and when, newest first', async () => {
    app.time.now += 1000;
    await app.done('PATCH', `${web}/panel/media/sort`, {
      token: clinic.tokens.session,
      query: { panelGid: clinic.room.gid },
      body: { gids: [...clinic.media].reverse() },
    });
    const { data, paging } = await list('change', { limit: 3 });
    expect(data[0]).toMatchObject({ action: 'sorted', family: 'media', recordGid: clinic.room.gid });
    expect(paging.count).toBeGreaterThan(3);
    expect((await list('change', { action: 'sorted' })).paging.count).toBe(1);
    expect((await list('change', { from: app.time.now })).paging.count).toBe(1);
    expect((await list('change', { to: app.time.now - 1, action: 'sorted' })).paging.count).toBe(0);
    expect((await list('change', { search: 'createMarquee' })).paging.count).toBe(2);
  });

  test("is the organisation's own", async () => {
    const other = await openOrganisation(app);
    const gids = (await list('change', {}, other.session)).data.map(
      ({ recordGid }: { recordGid: string }) => recordGid,
    );
    expect(gids).toEqual([other.gid]);
  });
});

describe('the access log', () => {
  test('tells sign-ins, sign-outs and whom the server refused', async () => {
    const staff = (password: string) =>
      app.call('POST', `${web}/staff/login`, { body: { orgGid: clinic.gid, staffId: 'n1', password } });
    await staff('not the password');
    await app.done('POST', `${web}/logout`, { token: clinic.tokens.staff });
    const of = async (query: object) => (await list('access', query)).data;
    expect(await of({ action: 'refused' })).toMatchObject([
      { kind: 'staff', subjectName: 'n1', code: 'login_failed', address: '127.0.0.1' },
    ]);
    expect(await of({ action: 'signedOut' })).toMatchObject([{ kind: 'staff', subjectName: '護理師' }]);
    expect(await of({ action: 'signedIn', kind: 'kiosk' })).toMatchObject([{ subjectName: '101 診' }]);
    expect(JSON.stringify(await of({}))).not.toContain('not the password');
  });

  test('of the system settings is apart', async () => {
    await app.call('POST', `${web}/systemAdvance/login`, { body: { password: 'wrong' } });
    const { data } = await app.done('GET', `${web}/advancedSetting/log/access/list`, {
      token: clinic.tokens.systemAdvance,
      query: { action: 'refused' },
    });
    expect(data[0]).toMatchObject({ kind: 'systemAdvance', code: 'wrong_password' });
  });
});

test('devices say what they did', async () => {
  const body = { action: 'app.updated', detail: 'launcher 2.1', happenedAt: -1000, appVersion: '2.1.0' };
  await app.done('POST', `${web}/log/appAction`, { token: clinic.tokens.kiosk, body });
  expect((await list('appAction')).data).toMatchObject([{ ...body, kind: 'kiosk', deviceName: '101 診' }]);
});

test('a fault of the server stands in the log of errors by its trace id, without a detail', async () => {
  const { database } = app.app.services;
  const { read } = database;
  const broken = database as { read: unknown };
  const failing = (tables: Tables, sql: string, ...values: never[]) => {
    if (sql.includes('original_name')) throw new Error('secret of the inside');
    return read(tables, sql, ...values);
  };
  const query = database.query;
  const target = database as { query: unknown };
  target.query = () => {
    throw new TypeError('secret of the inside');
  };
  broken.read = failing;
  const answer = await app.call('GET', `${web}/organization/image/list`, { token: clinic.tokens.session });
  target.query = query;
  broken.read = read;
  expect(answer.status).toBe(500);
  await expect
    .poll(async () => (await list('error')).data)
    .toMatchObject([
      { traceId: answer.body.traceId, operation: 'listOrganisationImages', status: 500, fault: 'TypeError' },
    ]);
  expect(JSON.stringify(await list('error'))).not.toContain('secret of the inside');
});
