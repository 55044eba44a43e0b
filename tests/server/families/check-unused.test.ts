import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ session: token } = await openOrganisation(app));
});

const make = (family: string, body: object) => app.done('POST', `${web}/system/${family}`, { token, body });
const remove = (family: string, gid: string) =>
  app.call('DELETE', `${web}/system/${family}`, { token, query: { gid } });

test('a record that another names stays, and the refusal says which', async () => {
  const department = await make('department', { code: 'FM', name: '家庭醫學科' });
  const doctor = await make('doctor', { code: 'D1', name: '林志明', departments: [department.gid] });
  const refused = await remove('department', department.gid);
  expect(refused.status).toBe(400);
  expect(refused.body.contents[0]).toMatchObject({
    code: 'record_in_use',
    message: '“家庭醫學科” cannot be deleted: “林志明” uses it',
  });
  await remove('doctor', doctor.gid);
  expect((await remove('department', department.gid)).status).toBe(200);
});

test('a single reference holds as a list does', async () => {
  const doctor = await make('doctor', { code: 'D1', name: '林志明' });
  const shift = await make('doctorShift', { weekday: 1, shift: 'morning', doctor: doctor.gid });
  expect((await remove('doctor', doctor.gid)).body.contents[0].code).toBe('record_in_use');
  await remove('doctorShift', shift.gid);
  const leave = await make('doctorLeave', { doctor: doctor.gid, from: '2026-12-01', to: '2026-12-03' });
  const [refused] = (await remove('doctor', doctor.gid)).body.contents;
  expect([refused.code, refused.params.name]).toEqual(['record_in_use', 'Doctor leave ROC 115/12/01 – ROC 115/12/03']);
  await remove('doctorLeave', leave.gid);
  expect((await remove('doctor', doctor.gid)).status).toBe(200);
});

test('days of what holds a record are told as its organisation writes them', async () => {
  ({ session: token } = await openOrganisation(app, { dateFormat: 'DD/MM/YYYY' }));
  const doctor = await make('doctor', { code: 'D1', name: '林志明' });
  await make('doctorLeave', { doctor: doctor.gid, from: '2026-12-01', to: '2026-12-03' });
  const [refused] = (await remove('doctor', doctor.gid)).body.contents;
  expect(refused.params.name).toBe('Doctor leave 01/12/2026 – 03/12/2026');
});

test('of several to be deleted, the refusal says which stays', async () => {
  const free = await make('department', { code: 'A', name: '內科' });
  const used = await make('department', { code: 'B', name: '外科' });
  await make('room', { code: 'R1', name: '101', department: used.gid });
  const { status, body } = await app.call('POST', `${web}/system/department/bulk/delete`, {
    token,
    body: { gids: [free.gid, used.gid] },
  });
  expect(status).toBe(400);
  expect(body.contents).toMatchObject([{ field: 'gids.1.gid', params: { record: '外科', name: '101' } }]);
});

test('what belongs to a panel is named by it', async () => {
  const panel = await app.done('POST', `${web}/panel/create/defaultPanel`, { token, body: { name: '101 診' } });
  const voice = await make('voice', { name: '請到', language: 'mandarin', source: 'text', text: '請到' });
  const part = { type: 'custom', voice: voice.gid };
  await app.done('POST', `${web}/panel/voice`, { token, query: { panelGid: panel.gid }, body: part });
  const [refused] = (await remove('voice', voice.gid)).body.contents;
  expect(refused.params).toEqual({ record: '請到', name: 'Call voice 101 診' });
});

test('a panel may go although a clinic shows on it, and leaves the clinic', async () => {
  const body = { name: '101 診' };
  const panel = await app.done('POST', `${web}/panel/create/defaultPanel`, { token, body });
  const apn = await make('apn', { code: 'A1', name: '內科', panels: [panel.gid] });
  await app.done('DELETE', `${web}/panel`, { token, query: { gid: panel.gid, name: '101 診' } });
  const { panels, version } = await app.done('GET', `${web}/system/apn`, { token, query: { gid: apn.gid } });
  expect({ panels, version }).toEqual({ panels: [], version: 2 });
});
