import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, organisationPassword, staffPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const organisations = `${web}/advancedSetting/organization`;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});

const suspend = (suspended: boolean) =>
  app.done('PATCH', `${organisations}/suspension`, {
    token: clinic.tokens.systemAdvance,
    body: { gid: clinic.gid, suspended },
  });
const keyOf = (address: string) => new URL(address, 'http://screen').searchParams.get('key') ?? '';

/** Each way in, and a call that each token may make. */
const signIns = () => {
  const kiosk = { panelGid: clinic.room.gid, key: keyOf(clinic.room.kioskUrl) };
  return [
    ['administrator', `${web}/organization/login`, { orgGid: clinic.gid, password: organisationPassword }],
    ['nurse', `${web}/staff/login`, { orgGid: clinic.gid, staffId: 'n1', password: staffPassword }],
    ['agency', '/api/v1/agency/ptch/clinics/apiToken', { orgGid: clinic.gid, apiKey: clinic.agencyKey }],
    ['kiosk', '/api/v1/collab/clinicCheckInKiosk/login', kiosk],
  ] as const;
};
const statuses = async () => {
  const { session, staff, kiosk } = clinic.tokens;
  const asked = [
    [session, `${web}/organization/general`],
    [staff, `${web}/queue/counter/list`],
    [kiosk, '/api/v1/collab/clinicCheckInKiosk/clinicInfo'],
  ] as const;
  return Promise.all(asked.map(async ([token, path]) => (await app.call('GET', path, { token })).status));
};
const view = () =>
  app.done('GET', `${web}/panel/view`, { token: clinic.tokens.panel, query: { panelGid: clinic.room.gid } });

test('nobody signs in to a suspended organisation or goes on there, and all of it stands when it is resumed', async () => {
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await suspend(true)).suspendedAt).toBe(app.time.now);
  expect(await statuses()).toEqual([401, 401, 401]);
  for (const [who, path, body] of signIns()) {
    const refused = await app.call('POST', path, { body });
    expect([who, refused.status, refused.body.contents[0].code]).toEqual([who, 400, 'organisation_suspended']);
  }
  expect((await suspend(false)).suspendedAt).toBeUndefined();
  expect(await statuses()).toEqual([200, 200, 200]);
  for (const [, path, body] of signIns()) expect((await app.call('POST', path, { body })).status).toBe(200);
});

test('a wrong password of a suspended organisation is told as one: whether it is suspended, only who may sign in learns', async () => {
  await suspend(true);
  const body = { orgGid: clinic.gid, password: 'not the one it has' };
  expect((await app.call('POST', `${web}/organization/login`, { body })).body.contents[0].code).toBe('login_failed');
});

test('its screens are let in, and are out of service', async () => {
  expect((await view()).panel.status).toBe('enable');
  await suspend(true);
  const { panel, counter } = await view();
  expect([panel.status, counter]).toEqual(['disable', null]);
  const key = keyOf(clinic.room.exclusiveUrl);
  const again = await app.call('POST', `${web}/panel/login`, { body: { panelGid: clinic.room.gid, key } });
  expect(again.status).toBe(200);
  await suspend(false);
  expect((await view()).panel.status).toBe('enable');
});

test('the provider goes on inside it, and the log of changes names the provider', async () => {
  await suspend(true);
  await suspend(true);
  const as = { token: clinic.tokens.systemAdvance, query: { orgGid: clinic.gid } };
  await app.done('POST', `${web}/system/department`, { ...as, body: { code: 'FM', name: '家醫科' } });
  const { data } = await app.done('GET', `${web}/log/change/list`, { ...as, query: { ...as.query, limit: 100 } });
  const told = data.map(({ byKind, family, changes }: Record<string, unknown>) => ({ byKind, family, changes }));
  const made = told.filter(({ family }: { family: string }) => family === 'department');
  expect(made).toMatchObject([{ byKind: 'systemAdvance' }]);
  const suspended = told.filter(({ changes }: { changes: { field: string }[] }) =>
    changes.some(({ field }) => field === 'suspendedAt'),
  );
  expect(suspended).toMatchObject([{ byKind: 'systemAdvance', family: 'organisation' }]);
});

test("the provider's own log says that it was made, suspended, resumed and removed, and keeps it when it has gone", async () => {
  app.time.now += 1000;
  await suspend(true);
  app.time.now += 1000;
  await suspend(false);
  app.time.now += 1000;
  const removal = { gid: clinic.gid, name: '河岸診所', force: true };
  await app.done('DELETE', organisations, { token: clinic.tokens.systemAdvance, query: removal });
  const { data } = await app.done('GET', `${web}/advancedSetting/log/change/list`, {
    token: clinic.tokens.systemAdvance,
    query: { recordGid: clinic.gid, limit: 100 },
  });
  const told = data
    .reverse()
    .map(({ action, byKind, changes }: { action: string; byKind: string; changes: { field: string }[] }) => [
      action,
      byKind,
      ...changes.map(({ field }) => field),
    ]);
  expect(told).toEqual([
    ['created', 'systemAdvance'],
    ['updated', 'systemAdvance', 'suspendedAt'],
    ['updated', 'systemAdvance', 'suspendedAt'],
    ['deleted', 'systemAdvance'],
  ]);
});

test('an organisation begins with the rules and dashboards of the system that it works with', async () => {
  const make = async (type: string, own: object = {}) => {
    const gid = `t${Math.random().toString(36).slice(2, 10)}`;
    const body = { gid, name: '河岸', type, password: organisationPassword, ...own };
    return (await app.done('POST', `${organisations}/create`, { token: clinic.tokens.systemAdvance, body }))
      .organisation;
  };
  expect((await make('radiology')).queuePolicy).toMatchObject({ bookedFirst: true, nextCompletes: false });
  expect((await make('mAppointment')).dashboardOptions.enableAppointmentUsageDashboardOption).toBe(true);
  expect((await make('radiology', { queuePolicy: { order: 'registration' } })).queuePolicy.bookedFirst).toBeFalsy();
});
