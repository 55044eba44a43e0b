import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byPasswords, knownPasswords } from '#demo/access.ts';
import { type Api, apiAt } from '#demo/api.ts';
import { organisation, visitor } from '#demo/hospital/organisation.ts';
import { fetchFrom } from '#demo/in-process.ts';
import { deviceAt, panelsOf } from '#demo/panels.ts';
import { refreshDemoDay, seedDemo } from '#demo/seed.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { resources } from '#generated/resources.ts';
import type { Panel, PanelView } from '#generated/shapes.ts';
import { keepPast } from '#server/organisations/keep-past.ts';
import { type RunningServer, startServer } from '../running/server.ts';
import { nineOClock, openApp, type TestApp } from '../server/open-app.ts';

let server: RunningServer;
let api: Api;
let panels: Panel[];

beforeAll(async () => {
  server = await startServer({ env: { DEMO: '1' } });
  api = await administrator();
  panels = await panelsOf(api);
});
afterAll(() => server?.stop());

async function administrator(): Promise<Api> {
  const nobody = apiAt(server.url);
  const { gid, password } = organisation;
  const { token } = await nobody.call('signInOrganisation', { body: { orgGid: gid, password } });
  return nobody.as(token);
}

/** Lists of the demo hospital that may be empty, with the reason. */
const mayBeEmpty: Readonly<Record<string, string>> = {
  mediaAccount: 'the demo hospital has its media in the library',
  errorLog: 'a hospital whose server had no faults is believable',
  schedulerLog: 'its first entry comes with the first night or the first idle counter',
};
const lists = Object.values(resources).flatMap(({ name, parent, operations: { list } }) =>
  list && !(name in mayBeEmpty) ? [{ name, parent, list }] : [],
);

/** How many records a list shows to those whose it is; of records of a panel, those of all panels. */
async function countOf(list: OperationId, parent?: string): Promise<number> {
  const by = (operations[list].security as readonly string[]).includes('session') ? api : await provider();
  const ask = async (query: object) =>
    (await by.call(list as 'listRoom', { query: { limit: 1, ...query } })).paging.count;
  if (!parent) return ask({});
  const counts = await Promise.all(panels.map(({ gid }) => ask({ panelGid: gid })));
  return counts.reduce((sum, one) => sum + one, 0);
}

async function provider(): Promise<Api> {
  const nobody = apiAt(server.url);
  const { token } = await nobody.call('signInSystemAdvance', { body: { password: server.adminPassword } });
  return nobody.as(token);
}

function view(type: string): Promise<PanelView> {
  const gid = panels.find((panel) => panel.type === type)?.gid ?? '';
  return api.call('getPanelView', { query: { panelGid: gid } });
}

describe('the demo hospital in an empty database', () => {
  test('tells the first person how to sign in', () => {
    for (const text of [organisation.gid, organisation.password, 'n101', 'anhe-staff']) {
      expect(server.output()).toContain(text);
    }
  });

  test('has its clinics under way: called numbers, waiting patients, one doctor late', async () => {
    const { counters, calls, marquees, media } = await view('clinicsLobbyPanel');
    expect(counters).toHaveLength(8);
    expect(counters.filter(({ current }) => current !== '').length).toBeGreaterThanOrEqual(7);
    expect(counters.every(({ waitingCount }) => waitingCount > 0)).toBe(true);
    expect(counters.some(({ service }) => service === 'unlogin')).toBe(true);
    expect(calls.length).toBeGreaterThan(0);
    expect(marquees.length).toBeGreaterThanOrEqual(3);
    expect(media.length).toBeGreaterThanOrEqual(4);
  });

  test('has counters that serve, pause and are closed, in two groups', async () => {
    const { groups } = await view('groupLobbyPanel');
    expect(groups.map(({ name }) => name)).toEqual(['批價繳費', '掛號']);
    const states = new Set(groups.flatMap(({ counters }) => counters.map(({ service }) => service)));
    expect([...states].sort()).toEqual(['pause', 'serving', 'unlogin']);
    expect(groups.every(({ waitingCount }) => waitingCount > 0)).toBe(true);
  });

  test('shows masked names only', async () => {
    const { counters } = await view('clinicsLobbyPanel');
    const names = counters.flatMap(({ next }) => next.map(({ name }) => name ?? ''));
    expect(names.filter((name) => /^\p{Script=Han}{3}$/u.test(name))).toEqual([]);
  });

  test('has today’s appointments in every session', async () => {
    for (const shift of ['morning', 'afternoon', 'evening'] as const) {
      const { paging } = await api.call('listAppointment', { query: { shift } });
      expect(paging.count).toBeGreaterThanOrEqual(60);
    }
  });

  test.each(lists)('has records in the list of $name', async ({ list, parent }) => {
    expect(await countOf(list, parent)).toBeGreaterThan(0);
  });

  test('has a roster without conflicts, with who is away and who stands in', async () => {
    const week = await api.call('listDoctorShift', { query: { limit: 100 } });
    expect(week.data.some(({ substitute }) => substitute)).toBe(true);
    expect((await api.call('listDoctorLeave')).paging.count).toBeGreaterThanOrEqual(4);
  });

  test('has screens on the walls, which prove its calls', async () => {
    const { data } = await api.call('listScreens');
    expect(data.map(({ panelName }) => panelName).sort()).toEqual(['一樓門診大廳', '批價掛號大廳']);
    expect((await api.call('listCallReceipts')).paging.count).toBeGreaterThan(0);
  });

  test('keeps one patient back for a visitor at the kiosk', async () => {
    const lobby = panels.find(({ type }) => type === 'clinicsLobbyPanel') as Panel;
    const kiosk = await deviceAt(api, lobby, 'signInKiosk');
    const { data } = await kiosk.call('checkIn', { body: { identifier: visitor.patientId } });
    expect(data.map(({ outcome }) => outcome)).toContain('checkedIn');
  });
});

test('a second start adds nothing', async () => {
  const count = async () => (await api.call('listAppointment')).paging.count;
  const [before, { calls }] = [await count(), await view('clinicsLobbyPanel')];
  await server.restart();
  api = await administrator();
  expect(await count()).toBe(before);
  expect((await panelsOf(api)).length).toBe(panels.length);
  expect((await view('clinicsLobbyPanel')).calls).toEqual(calls);
});

describe('the demo hospital that a server makes with its clock set back', () => {
  let made: TestApp;
  let inside: Api;
  const weekAgo = '2026-11-14';
  const today = '2026-11-21';

  beforeAll(async () => {
    made = await openApp({ schedule: false });
    const { database, tokens } = made.app.services;
    const { token } = await tokens.issue({ kind: 'systemAdvance', organisationGid: null, subjectGid: null });
    await seedDemo(made.app.server, token, knownPasswords, {
      now: () => nineOClock,
      setBack: (ms) => {
        made.time.now = nineOClock - ms;
      },
      keepPast: (days, until) => database.write(keepPast, { organisationGid: organisation.gid, days, until }),
    });
    inside = await byPasswords(apiAt('http://localhost', fetchFrom(made.app.server)), knownPasswords).administrator();
  });
  afterAll(() => made?.close());

  test('has been under way for two hours: its waits, services and hours are those of a hospital', async () => {
    expect(made.time.now).toBe(nineOClock);
    const day = await inside.call('getTotalOfPeople', {});
    expect(day.waiting).toBeGreaterThanOrEqual(6);
    expect(day.averageWaitSeconds).toBeGreaterThan(3 * 60);
    expect(day.longestWaitSeconds).toBeLessThan(2 * 60 * 60);
    expect(day.averageServiceSeconds).toBeGreaterThan(2 * 60);
    const { data } = await inside.call('listHourlyFigures', {});
    expect(data.map(({ hour, completed }) => [hour, completed > 0])).toEqual([
      [7, true],
      [8, true],
      [9, false],
    ]);
  });

  test('has just called somebody, and nobody later than now', async () => {
    const lobby = (await panelsOf(inside)).find(({ type }) => type === 'clinicsLobbyPanel')?.gid ?? '';
    const { calls } = await inside.call('getPanelView', { query: { panelGid: lobby } });
    const latest = Math.max(...calls.map(({ at }) => at));
    expect(latest).toBeLessThanOrEqual(nineOClock);
    expect(latest).toBeGreaterThan(nineOClock - 60_000);
  });

  test('has weeks behind it: every day but Sundays, up to yesterday', async () => {
    const period = { query: { from: weekAgo, to: today } };
    const { days, groups } = await inside.call('getPanelGroupUsage', period);
    const served = days.map(({ date, completed }) => [date, completed > 100]);
    expect(served).toEqual([
      ['2026-11-14', true],
      ['2026-11-15', false],
      ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((date) => [date, true]),
      ['2026-11-21', false],
    ]);
    expect(groups.map(({ completed }) => completed > 1000)).toEqual([true, true]);
    const { total, days: visits } = await inside.call('getAppointmentUsage', period);
    expect(visits.filter(({ completed }) => completed > 50)).toHaveLength(6);
    expect(total.notArrived).toBeGreaterThan(0);
  });

  test('keeps in its past only who and what is there: clerks by their names', async () => {
    const { data } = await inside.call('listStaffByMonth', { query: { month: '2026-11' } });
    expect(data.map(({ staffName }) => staffName)).toContain('沈佳蓉');
    expect(data.every(({ staffId, workingDays }) => staffId !== undefined && workingDays > 10)).toBe(true);
  });
});

describe('the demo hospital on later days', () => {
  let later: TestApp;
  let lobbyGid: string;

  beforeAll(async () => {
    // The reset of a day that the test's clock jumps over must not come between a log-in and its first call.
    later = await openApp({ schedule: false });
    const { token } = await later.app.services.tokens.issue({
      kind: 'systemAdvance',
      organisationGid: null,
      subjectGid: null,
    });
    await seedDemo(later.app.server, token);
    lobbyGid = (await panelsOf(await inProcess())).find(({ type }) => type === 'clinicsLobbyPanel')?.gid ?? '';
  });
  afterAll(() => later?.close());

  async function inProcess(): Promise<Api> {
    const nobody = apiAt('http://localhost', fetchFrom(later.app.server));
    const { gid, password } = organisation;
    return nobody.as((await nobody.call('signInOrganisation', { body: { orgGid: gid, password } })).token);
  }

  async function lobbyNow(): Promise<PanelView> {
    return (await inProcess()).call('getPanelView', { query: { panelGid: lobbyGid } });
  }

  test.each([
    ['in the afternoon', 6, '2026-11-21', 'afternoon'],
    ['in the evening', 11, '2026-11-21', 'evening'],
    ['the next morning', 24, '2026-11-22', 'morning'],
    ['in the night of the day after', 43, '2026-11-23', 'morning'],
  ])('has a session under way %s', async (_, hours, date, session) => {
    later.time.now = nineOClock + hours * 60 * 60 * 1000;
    await refreshDemoDay(later.app.server);
    const { serviceDate, counters, ...view } = await lobbyNow();
    expect([serviceDate, view.session]).toEqual([date, session]);
    expect(counters.filter(({ calledAt = 0 }) => calledAt === later.time.now)).toHaveLength(7);
    expect(counters.every(({ waitingCount }) => waitingCount > 0)).toBe(true);
  });

  test('is left alone while its session is under way', async () => {
    const before = await lobbyNow();
    await refreshDemoDay(later.app.server);
    expect((await lobbyNow()).calls).toEqual(before.calls);
  });

  test('is left alone when its password is no longer the demo’s', async () => {
    const body = { oldPassword: organisation.password, password: 'something of our own' };
    await (await inProcess()).call('changeOrganisationPassword', { body });
    await expect(refreshDemoDay(later.app.server)).resolves.toBe(false);
  });
});
