import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, keyOf } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const ask = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, url, { token: clinic.tokens.session, body, query });

test('the sources of a lobby are set in their order, and read again', async () => {
  const sources = [clinic.spare.gid, clinic.room.gid];
  const { body } = await ask('PATCH', `${path}/filter`, { gid: clinic.lobby.gid, sources });
  expect(body).toEqual({ gid: clinic.lobby.gid, version: 2, sources });
  expect((await ask('GET', `${path}/filter`, undefined, { gid: clinic.lobby.gid })).body).toEqual(body);
});

test('the sources of a lobby are of its kind, and a room has none', async () => {
  const group = await ask('PATCH', `${path}/filter`, { gid: clinic.lobby.gid, sources: [clinic.group.gid] });
  expect(group.body.contents[0]).toMatchObject({ code: 'reference_not_found', field: 'settings.sources.0' });
  const room = await ask('PATCH', `${path}/filter`, { gid: clinic.room.gid, sources: [] });
  expect(room.body.contents[0].code).toBe('panel_type_mismatch');
  const stale = await ask('PATCH', `${path}/filter`, { gid: clinic.lobby.gid, version: 99, sources: [] });
  expect(stale.status).toBe(409);
});

test('a new key ends the old addresses and every token that came from them', async () => {
  const signIn = (key: string) => app.call('POST', `${path}/login`, { body: { panelGid: clinic.room.gid, key } });
  const query = { panelGid: clinic.room.gid };
  const { body } = await ask('POST', `${path}/exclusiveUrl`, { gid: clinic.room.gid });
  const key = keyOf(body.exclusiveUrl);
  expect(key).not.toBe(clinic.key);
  expect((await app.call('GET', `${path}/view`, { token: clinic.tokens.panel, query })).status).toBe(401);
  expect((await signIn(clinic.key)).body.contents[0].code).toBe('exclusive_url_invalid');
  expect((await signIn(key)).status).toBe(200);
});

test('a new key for one purpose ends that purpose alone', async () => {
  const own = await buildClinic(app);
  const rotate = (body: object) => app.done('POST', `${path}/exclusiveUrl`, { token: own.tokens.session, body });
  const devices = {
    panel: () => app.call('GET', `${path}/view`, { token: own.tokens.panel, query: { panelGid: own.room.gid } }),
    kiosk: () => app.call('GET', '/api/v1/collab/clinicCheckInKiosk/clinicInfo', { token: own.tokens.kiosk }),
  };
  const before = own.room;
  const changed = await rotate({ gid: before.gid, purpose: 'kiosk' });
  expect(keyOf(changed.kioskUrl)).not.toBe(keyOf(before.kioskUrl));
  expect([changed.exclusiveUrl, changed.ticketMachineUrl]).toEqual([before.exclusiveUrl, before.ticketMachineUrl]);
  expect([(await devices.panel()).status, (await devices.kiosk()).status]).toEqual([200, 401]);
  const { data } = await app.done('GET', '/api/v1/collab/web/log/change/list', {
    token: own.tokens.session,
    query: { limit: 100 },
  });
  expect(data).toContainEqual(
    expect.objectContaining({ operation: 'rotatePanelKey', changes: [{ field: 'kioskUrl', secret: true }] }),
  );
  const again = await rotate({ gid: before.gid, purpose: 'panel' });
  expect(again.kioskUrl).toBe(changed.kioskUrl);
  expect((await devices.panel()).status).toBe(401);
});

test('keys go with their panel', async () => {
  const own = await buildClinic(app);
  const { gid, name } = own.spare;
  const keys = () => app.app.services.database.read('panel_key', 'SELECT key FROM panel_key WHERE panel_gid = ?', gid);
  expect(await keys()).toHaveLength(2);
  await app.done('DELETE', path, { token: own.tokens.session, query: { gid, name } });
  expect(await keys()).toEqual([]);
});
