import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom, keyOf } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel';
const queue = '/api/v1/collab/web/queue/clinic';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const ask = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, url, { token: clinic.tokens.session, body, query });
const create = (type: string, body: object) => ask('POST', `${path}/create/${type}`, body);
const update = (type: string, body: object) => ask('PATCH', `${path}/general/update/${type}`, body);
const read = async (gid: string) => (await ask('GET', `${path}/general`, undefined, { gid })).body;
const fault = (answer: { status: number; body: { contents: Record<string, unknown>[] } }) =>
  `${answer.status} ${answer.body.contents[0]?.field ?? '-'} ${answer.body.contents[0]?.code}`;

describe('a panel', () => {
  test('is found among those that call exactly where it says that it calls', async () => {
    for (const callingMode of [-1, 0, 3]) await create('defaultPanel', { name: `mode ${callingMode}`, callingMode });
    await create('clinicsLobbyPanel', { name: 'a hall' });
    const found = async (where: object) =>
      (await ask('GET', `${path}/list`, undefined, { limit: 100, ...where })).body.data as { serves: boolean }[];
    const all = await found({});
    for (const serves of [true, false])
      expect(await found({ serves })).toEqual(all.filter((panel) => panel.serves === serves));
    expect(all.map(({ serves }) => serves)).toContain(false);
  });

  test('has its type from the path, with the settings and the calling mode that the type starts from', async () => {
    const { body } = await create('clinicsLobbyPanel', { name: '二樓大廳', settings: { showNext: 1 } });
    expect(body).toMatchObject({
      type: 'clinicsLobbyPanel',
      panelMode: 5,
      callingMode: -1,
      serves: false,
      joinsGroup: false,
    });
    expect(body.settings).toMatchObject({ showNext: 1, showPassed: true, sources: [] });
    const room = await create('defaultPanel', { name: '201 診' });
    expect(room.body).toMatchObject({
      type: 'defaultPanel',
      panelMode: 0,
      callingMode: 1,
      serves: true,
      joinsGroup: true,
    });
  });

  test('speaks the language of its organisation unless another is chosen', async () => {
    const gid = clinic.gid;
    const general = (language: string) =>
      app.call('PATCH', '/api/v1/collab/web/organization/general', {
        token: clinic.tokens.session,
        body: { gid, language },
      });
    await general('th');
    const { body } = await create('clinicsLobbyPanel', { name: 'โถงชั้นสอง' });
    const other = await create('clinicsLobbyPanel', { name: 'Second floor', language: 'en-US' });
    await general('zh-TW');
    expect([body.language, other.body.language]).toEqual(['th', 'en-US']);
  });

  test('has addresses with a key that opens them', async () => {
    const { exclusiveUrl, kioskUrl, ticketMachineUrl, gid } = await read(clinic.room.gid);
    expect(exclusiveUrl).toMatch(new RegExp(`^/panel/${gid}\\?key=[\\w-]{43}$`));
    expect(kioskUrl).toMatch(new RegExp(`^/any-check/${gid}\\?key=[\\w-]{43}$`));
    expect(ticketMachineUrl).toContain(`/ticket-machine/${gid}?key=`);
    expect(new Set([exclusiveUrl, kioskUrl, ticketMachineUrl].map(keyOf)).size).toBe(3);
  });

  test.each([
    ['noSuchPanel', {}, '400 panelType unknown_panel_type'],
    ['defaultPanel', { settings: { showNext: 99 } }, '400 settings.showNext cannot_exceed'],
    ['defaultPanel', { settings: { nonsense: 1 } }, '400 settings.nonsense unknown_field'],
    ['defaultPanel', { callingMode: -1 }, '400 callingMode calling_mode_not_allowed'],
    ['clinicsLobbyPanel', { callingMode: 1 }, '400 callingMode calling_mode_not_allowed'],
    ['clinicsLobbyPanel', { settings: { sources: ['nowhere'] } }, '400 settings.sources.0 reference_not_found'],
    ['defaultPanel', { type: 'groupLobbyPanel' }, '400 type unknown_field'],
    ['defaultPanel', { roomCode: 'r101' }, '400 roomCode value_taken'],
  ])('%s with %j is refused: %s', async (type, body, wanted) => {
    expect(fault(await create(type, { name: `面板 ${Math.random()}`, ...body }))).toBe(wanted);
  });

  test('cannot be changed as another type', async () => {
    expect(fault(await update('clinicsLobbyPanel', { gid: clinic.room.gid, name: 'x' }))).toBe(
      '400 panelType panel_type_mismatch',
    );
  });

  test('keeps the settings that a change does not name', async () => {
    const { gid } = clinic.lobby;
    await update('clinicsLobbyPanel', { gid, settings: { showNext: 2 } });
    const { body } = await update('clinicsLobbyPanel', { gid, settings: { headline: '門診' } });
    expect(body.settings).toMatchObject({ showNext: 2, headline: '門診', sources: [clinic.room.gid] });
  });

  test('in a group keeps its calling mode', async () => {
    const gid = clinic.counters[0]?.gid;
    expect(fault(await update('defaultPanel', { gid, callingMode: 1 }))).toBe(
      '400 callingMode panel_in_group_mode_locked',
    );
    expect((await update('defaultPanel', { gid, counterName: '1' })).status).toBe(200);
  });

  test('is listed by what is computed', async () => {
    const count = async (query: object) =>
      (await ask('GET', `${path}/list`, undefined, { limit: 100, ...query })).body.data.map(
        ({ gid }: { gid: string }) => gid,
      );
    expect(await count({ groupGid: clinic.group.gid })).toEqual(clinic.counters.map(({ gid }) => gid));
    expect(await count({ joinsGroup: false, serves: false })).toContain(clinic.lobby.gid);
    expect(await count({ joinsGroup: true })).not.toContain(clinic.lobby.gid);
  });
});

describe('the removal of a panel', () => {
  const remove = async (gid: string, name?: string) => {
    const known = (await read(gid)).name;
    return ask('DELETE', path, undefined, { gid, name: name ?? known });
  };

  test('asks for its name, typed', async () => {
    const answer = await ask('DELETE', path, undefined, { gid: clinic.spare.gid, name: '別的名稱' });
    expect(fault(answer)).toBe('400 name panel_name_mismatch');
    expect(fault(await ask('DELETE', path, undefined, { gid: clinic.spare.gid }))).toBe('400 name field_required');
    expect((await read(clinic.spare.gid)).gid).toBe(clinic.spare.gid);
  });

  test('waits until nobody serves there, and nobody waits or is expected', async () => {
    const own = await buildClinic(app);
    const as = (token: string) => (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
      app.call(method, url, { token, body, query });
    const removal = () => as(own.tokens.session)('DELETE', path, undefined, { gid: own.room.gid, name: own.room.name });
    const staff = as(own.tokens.staff);

    await staff('POST', `${queue}/login`, { panelGid: own.room.gid });
    expect(fault(await removal())).toBe('400 - panel_in_use');
    await staff('POST', `${queue}/logout`, { panelGid: own.room.gid });
    await fillRoom(app, own);
    expect(fault(await removal())).toBe('400 - panel_has_patients');
    app.time.now += 48 * 60 * 60 * 1000;
    const session = (await app.done('POST', '/api/v1/collab/web/organization/login', {
      body: { orgGid: own.gid, password: 'long enough for one' },
    })) as { token: string };
    const later = await as(session.token)('DELETE', path, undefined, { gid: own.room.gid, name: own.room.name });
    expect(later.body).toEqual({ count: 1 });
    app.time.now -= 48 * 60 * 60 * 1000;
  });

  test('takes its media and marquees along, and leaves no lobby or group that names it', async () => {
    const own = await buildClinic(app);
    const token = own.tokens.session;
    const [counter] = own.counters;
    for (const { gid, name } of [own.room, counter ?? own.room]) {
      await app.done('DELETE', path, { token, query: { gid, name } });
    }
    const rows = await app.app.services.database.read(
      'document',
      "SELECT gid FROM document WHERE parent_gid = ? AND family IN ('media', 'marquee')",
      own.room.gid,
    );
    expect(rows).toEqual([]);
    const lobby = await app.done('GET', `${path}/general`, { token, query: { gid: own.lobby.gid } });
    expect(lobby.settings.sources).toEqual([]);
    const group = await app.done('GET', `${path}/group`, { token, query: { gid: own.group.gid } });
    expect(group.members).toEqual([own.counters[1]?.gid]);
    const last = own.counters[1] ?? own.room;
    expect(fault(await app.call('DELETE', path, { token, query: { gid: last.gid, name: last.name } }))).toBe(
      '400 - group_needs_panel',
    );
  });

  test('is refused where it is the only panel that somebody may serve', async () => {
    const only = (await create('defaultPanel', { name: '301 診' })).body;
    const body = { staffId: 'only301', name: '王護理師', password: 'nurse pass 1', panels: [only.gid] };
    await ask('POST', '/api/v1/collab/web/staff', body);
    const answer = await remove(only.gid);
    expect(fault(answer)).toBe('400 - panel_needed_by_staff');
    expect(answer.body.contents[0].message).toContain('王護理師');
  });

  test('ends the access of its screens at once', async () => {
    const own = await buildClinic(app);
    const query = { panelGid: own.room.gid };
    expect((await app.call('GET', `${path}/view`, { token: own.tokens.panel, query })).status).toBe(200);
    await app.done('DELETE', path, { token: own.tokens.session, query: { gid: own.room.gid, name: own.room.name } });
    expect((await app.call('GET', `${path}/view`, { token: own.tokens.panel, query })).status).toBe(401);
  });
});
