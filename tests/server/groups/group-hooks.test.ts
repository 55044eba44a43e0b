import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel/group';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const ask = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, url, { token: clinic.tokens.session, body, query });
const fault = (answer: { status: number; body: { contents: Record<string, unknown>[] } }) =>
  `${answer.status} ${answer.body.contents[0]?.field ?? '-'} ${answer.body.contents[0]?.code}`;
const members = async () => (await ask('GET', path, undefined, { gid: clinic.group.gid })).body.members;
const join = (panelGid: string, groupGid = clinic.group.gid) => ask('POST', `${path}/join`, { groupGid, panelGid });

describe('a group', () => {
  test.each([
    ['no panel', () => ({ members: [] }), '400 members field_required'],
    ['a panel that does not exist', () => ({ members: ['nowhere'] }), '400 members.0 reference_not_found'],
    ['a lobby', () => ({ members: [clinic.lobby.gid] }), '400 members.0 panel_mode_not_for_group'],
    [
      'a panel of another group',
      () => ({ members: [clinic.counters[0]?.gid] }),
      '400 members.0 panel_already_in_group',
    ],
    [
      'panels of another mode',
      () => ({ members: [clinic.spare.gid], panelMode: 6 }),
      '400 members.0 panel_mode_not_for_group',
    ],
    ['a name that another has', () => ({ members: [clinic.spare.gid], name: '批價' }), '400 name group_name_exists'],
  ])('with %s is refused', async (_, body, wanted) => {
    expect(fault(await ask('POST', `${path}/create`, { name: '新群組', ...body() }))).toBe(wanted);
  });

  test('is found in the list by one of its counters', async () => {
    const [first, second] = clinic.counters.map(({ gid }) => gid);
    const other = (await ask('POST', `${path}/create`, { name: '單一窗口', members: [clinic.spare.gid] })).body;
    const found = async (members?: string) => (await ask('GET', `${path}/list`, undefined, { members })).body.data;
    expect(await found(second)).toMatchObject([{ name: '批價', members: [first, second] }]);
    expect(await found(clinic.spare.gid)).toMatchObject([{ gid: other.gid }]);
    await ask('DELETE', `${path}/delete`, undefined, { gid: other.gid });
  });

  test('lets panels join, sort and leave, and each panel knows its group', async () => {
    const [first = '', second = ''] = clinic.counters.map(({ gid }) => gid);
    expect((await join(clinic.spare.gid)).body.members).toEqual([first, second, clinic.spare.gid]);
    const gids = [clinic.spare.gid, second, first];
    const sorted = await ask('PATCH', `${path}/sort`, { gids }, { groupGid: clinic.group.gid });
    expect(sorted.body.members).toEqual(gids);
    const panel = await ask('GET', '/api/v1/collab/web/panel/general', undefined, { gid: clinic.spare.gid });
    expect(panel.body.groupGid).toBe(clinic.group.gid);
    const query = { groupGid: clinic.group.gid, panelGid: clinic.spare.gid };
    expect((await ask('DELETE', `${path}/leave`, undefined, query)).body.members).toEqual([second, first]);
    expect(fault(await ask('DELETE', `${path}/leave`, undefined, query))).toBe('400 panelGid panel_not_in_group');
  });

  test('has no two counters of one name, however that comes about', async () => {
    const general = '/api/v1/collab/web/panel/general/update/defaultPanel';
    const [first = ''] = clinic.counters.map(({ gid }) => gid);
    expect(fault(await ask('PATCH', general, { gid: first, counterName: ' 二號櫃檯' }))).toBe(
      '400 counterName counter_name_exists',
    );
    await ask('PATCH', general, { gid: clinic.spare.gid, counterName: '一號櫃檯' });
    expect(fault(await join(clinic.spare.gid))).toBe('400 panelGid counter_name_exists');
    await ask('PATCH', general, { gid: clinic.spare.gid, counterName: null });
  });

  test('refuses what cannot join, with the field of the call', async () => {
    expect(fault(await join(clinic.lobby.gid))).toBe('400 panelGid panel_mode_not_for_group');
    expect(fault(await join(clinic.counters[0]?.gid ?? ''))).toBe('400 panelGid panel_already_in_group');
    expect(fault(await join('nowhere'))).toBe('404 panelGid not_found');
    expect(fault(await join(clinic.spare.gid, 'nowhere'))).toBe('404 groupGid panel_group_not_found');
  });

  test('keeps its last panel', async () => {
    const [first = '', second = ''] = await members();
    await ask('DELETE', `${path}/leave`, undefined, { groupGid: clinic.group.gid, panelGid: first });
    const answer = await ask('DELETE', `${path}/leave`, undefined, { groupGid: clinic.group.gid, panelGid: second });
    expect(fault(answer)).toBe('400 panelGid group_needs_panel');
    await join(first);
  });

  test('neither takes nor gives away a counter where somebody serves, nor a room where patients wait', async () => {
    const own = await buildClinic(app);
    const token = own.tokens.session;
    const [counter] = own.counters;
    await app.done('POST', '/api/v1/collab/web/queue/generic/login', {
      token: own.tokens.staff,
      body: { panelGid: counter?.gid },
    });
    const query = { groupGid: own.group.gid, panelGid: counter?.gid };
    expect(fault(await app.call('DELETE', `${path}/leave`, { token, query }))).toBe('400 - panel_in_use');
    expect(fault(await app.call('DELETE', `${path}/delete`, { token, query: { gid: own.group.gid } }))).toBe(
      '400 - panel_in_use',
    );
    await fillRoom(app, own);
    const body = { groupGid: own.group.gid, panelGid: own.room.gid };
    expect(fault(await app.call('POST', `${path}/join`, { token, body }))).toBe('400 panelGid panel_has_patients');
  });

  test('that is removed leaves no lobby that names it', async () => {
    const own = await buildClinic(app);
    const token = own.tokens.session;
    await app.done('DELETE', `${path}/delete`, { token, query: { gid: own.group.gid } });
    const lobby = await app.done('GET', '/api/v1/collab/web/panel/general', {
      token,
      query: { gid: own.cashierLobby.gid },
    });
    expect(lobby.settings.sources).toEqual([]);
  });
});

test('who could join is offered, and with which modes', async () => {
  const { body } = await ask('GET', `${path}/join/dropdownlist`, undefined, { groupGid: clinic.group.gid });
  const offered = body.data.map(({ gid }: { gid: string }) => gid);
  expect(offered).toEqual(expect.arrayContaining([clinic.room.gid, clinic.spare.gid]));
  expect(offered).not.toContain(clinic.lobby.gid);
  expect(offered).not.toContain(clinic.counters[0]?.gid);
  const modes = (await ask('GET', `${path}/mode/dropdownlist`)).body.data;
  expect(modes).toContainEqual({ mode: 0, type: 'defaultPanel', name: expect.stringMatching(/\w/) });
  expect(modes.map(({ type }: { type: string }) => type)).not.toContain('clinicsLobbyPanel');
});
