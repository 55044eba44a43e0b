import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { png } from '../../running/one-pixel.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { form, openOrganisation, organisationPassword, systemToken } from '../small-clinic.ts';

const settings = '/api/v1/collab/web/advancedSetting/organization';
const general = '/api/v1/collab/web/organization/general';
let app: TestApp;
let system: string;
let own: Awaited<ReturnType<typeof openOrganisation>>;

beforeAll(async () => {
  app = await openApp();
  system = await systemToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await openOrganisation(app);
});

const change = (body: unknown, token = own.session) =>
  app.call('PATCH', general, { token, body: { gid: own.gid, ...(body as object) } });
const signIn = (password: string, orgGid = own.gid) =>
  app.call('POST', '/api/v1/collab/web/organization/login', { body: { orgGid, password } });

describe('a new organisation', () => {
  const create = (body: object) =>
    app.call('POST', `${settings}/create`, {
      token: system,
      body: { gid: 'river-side', name: '河岸診所', type: 'clinic', password: organisationPassword, ...body },
    });

  test('has the defaults of its schema, a key for the hospital system and an address to sign in at', async () => {
    const { body } = await create({});
    expect(body).toMatchObject({
      agencyKey: expect.stringMatching(/^[\w-]{43}$/),
      quickLoginUrl: '/quick-login/river-side',
      organisation: {
        gid: 'river-side',
        language: 'zh-TW',
        timeZoneOffsetMinutes: 480,
        dateFormat: 'roc',
        nameMask: 'middle',
        afternoonStartTime: '13:00',
        startPageListed: false,
        dashboardOptions: { enablePtchCashierRegistrationDashboardOption: false },
      },
    });
    expect(JSON.stringify(body)).not.toContain(organisationPassword);
  });

  test.each([
    [{ gid: 'RIVER-side' }, 'gid', 'organisation_exists'],
    [{ gid: 'a b' }, 'gid', 'pattern_mismatch'],
    [{ gid: 'x1', password: 'short' }, 'gid', 'too_short'],
    [{ gid: 'good', password: 'short' }, 'password', 'too_short'],
    [{ gid: 'good', timeZoneOffsetMinutes: 481 }, 'timeZoneOffsetMinutes', 'must_be_multiple_of'],
    [{ gid: 'good', timeZoneName: 'Mars/Base' }, 'timeZoneName', 'format_error'],
    [{ gid: 'good', eveningStartTime: '12:00' }, 'eveningStartTime', 'out_of_range'],
    [{ gid: 'good', serviceStartTime: '24:00' }, 'serviceStartTime', 'time_expected'],
  ])('with %j is refused', async (body, field, code) => {
    const answer = await create(body);
    expect(answer.body.contents).toContainEqual(expect.objectContaining({ field, code }));
    expect(answer.status).toBe(400);
  });
});

describe('its settings', () => {
  test('are changed by a merge patch, at a version', async () => {
    const { body } = await change({ name: '新診所', timeZoneName: 'Asia/Taipei', version: 1 });
    expect(body).toMatchObject({ name: '新診所', timeZoneName: 'Asia/Taipei', version: 2 });
    const stale = await change({ name: '舊', version: 1 });
    expect([stale.status, stale.body.current.name]).toEqual([409, '新診所']);
    expect((await change({ timeZoneName: null })).body.timeZoneName).toBeUndefined();
    expect((await change({ dashboardOptions: { enablePanelGroupUsageDashboardOption: true } })).body).toMatchObject({
      dashboardOptions: {
        enablePanelGroupUsageDashboardOption: true,
        enableAppointmentUsageDashboardOption: false,
      },
    });
  });

  test('are those of the own organisation only', async () => {
    const other = await openOrganisation(app);
    expect((await change({ gid: other.gid, name: 'x' })).status).toBe(404);
    const query = { orgGid: other.gid };
    expect((await app.call('GET', general, { token: own.session, query })).status).toBe(404);
    expect((await app.call('GET', general, { token: system, query })).body.gid).toBe(other.gid);
    expect((await app.call('GET', general, { token: system, query: { orgGid: 'nobody' } })).status).toBe(404);
    expect((await app.call('GET', general, { token: system })).body.contents[0]).toMatchObject({
      field: 'orgGid',
      code: 'field_required',
    });
  });

  test('have a logo, which travels as a file', async () => {
    const body = form({ gid: own.gid }, { logo: { name: 'logo.png', bytes: png } });
    const { logo } = await app.done('PATCH', general, { token: own.session, body });
    expect((await app.app.server.inject(logo)).rawPayload).toEqual(png);
    expect((await change({ logo: null })).body.logo).toBeUndefined();
    expect((await app.app.server.inject(logo)).statusCode).toBe(404);
  });

  test('take no new password, which has a call of its own that asks for the old one', async () => {
    for (const token of [own.session, system]) {
      const refused = await app.call('PATCH', general, {
        token,
        query: token === system ? { orgGid: own.gid } : {},
        body: { gid: own.gid, password: 'another long pass 2' },
      });
      expect([refused.status, refused.body.contents[0].code]).toEqual([400, 'unknown_field']);
    }
    expect((await signIn(organisationPassword)).status).toBe(200);
  });
});

test('a new key for the hospital system ends the old one and its tokens', async () => {
  const exchange = (apiKey: string) =>
    app.call('POST', '/api/v1/agency/ptch/clinics/apiToken', { body: { orgGid: own.gid, apiKey } });
  const { token } = (await exchange(own.agencyKey)).body;
  const { agencyKey } = await app.done('POST', '/api/v1/collab/web/organization/agencyKey', { token: own.session });
  const query = { appointmentId: 'x' };
  const view = await app.call('GET', '/api/v1/agency/ptch/clinics/view/appointment', { token, query });
  expect(view.status).toBe(401);
  expect((await exchange(own.agencyKey)).body.contents[0].code).toBe('login_failed');
  expect((await exchange(agencyKey)).status).toBe(200);
});

test('the provider lists all organisations, searched and sorted', async () => {
  await change({ name: '安和綜合醫院', startPageListed: true });
  const list = (query: object) => app.done('GET', `${settings}/list`, { token: system, query: { ...query } });
  expect((await list({ search: '安和' })).data.map(({ gid }: { gid: string }) => gid)).toEqual([own.gid]);
  expect((await list({ startPageListed: true })).paging.count).toBe(1);
  const { data } = await list({ sort: 'gid', order: 'desc', limit: 100 });
  const gids = data.map(({ gid }: { gid: string }) => gid);
  expect(gids).toEqual([...gids].sort().reverse());
});
