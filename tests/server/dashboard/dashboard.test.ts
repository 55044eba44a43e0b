import { afterAll, beforeAll, expect, test } from 'vitest';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, openOrganisation } from '../small-clinic.ts';

const base = '/api/v1/web/dashboard/ptch/cashierRegistration';
const minute = 60_000;

let app: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
  const { tokens, counters, group } = clinic;
  const act = (action: string) =>
    app.done('POST', `/api/v1/collab/web/queue/generic/${action}`, {
      token: tokens.staff,
      body: { panelGid: counters[0]?.gid },
    });
  const take = () =>
    app.done('GET', '/api/v1/collab/ticket/machine/take/number', {
      token: tokens.ticketMachine,
      query: { groupGid: group.gid },
    });
  for (const _ of [1, 2, 3]) await take();
  app.time.now = nineOClock + 10 * minute;
  await act('login');
  await act('next');
  app.time.now = nineOClock + 15 * minute;
  await act('next');
  app.time.now = nineOClock + 20 * minute;
});
afterAll(() => app.close());

const look = (path: string, query: object = {}) =>
  app.done('GET', `${base}/${path}`, { token: clinic.tokens.session, query: query as Record<string, unknown> });

test('how many came today, and who waits', async () => {
  expect(await look('totalOfPeople')).toEqual({
    serviceDate: '2026-11-21',
    issued: 3,
    called: 2,
    recalled: 0,
    completed: 1,
    passed: 0,
    completedByNext: 1,
    notClosed: 0,
    waiting: 1,
    canceled: 0,
    averageWaitSeconds: 12.5 * 60,
    longestWaitSeconds: 15 * 60,
    averageServiceSeconds: 5 * 60,
  });
  expect(await look('totalOfWaitingPeople')).toEqual({
    serviceDate: '2026-11-21',
    waiting: 1,
    longestWaitSeconds: 20 * 60,
  });
});

test('the queues, the counters and the numbers that wait', async () => {
  expect((await look('group/waitingInfo/list')).data).toEqual([
    {
      groupGid: clinic.group.gid,
      name: '批價',
      waiting: 1,
      longestWaitSeconds: 20 * 60,
      counters: 2,
      serving: 1,
      issued: 3,
      completed: 1,
      averageWaitSeconds: 12.5 * 60,
    },
  ]);
  const { data } = await look('counter/serviceInfo/list');
  expect(
    data.map(({ name, service, number, called, completed }: Record<string, unknown>) => [
      name,
      service,
      number,
      called,
      completed,
    ]),
  ).toEqual([
    ['一號櫃檯', 'serving', 2, 2, 1],
    // Nobody has signed in there yet, which is no reason to call it disabled.
    ['二號櫃檯', 'unlogin', undefined, 0, 0],
  ]);
  expect((await look('number/waitingInfo/list')).data).toEqual([
    {
      number: 3,
      width: 3,
      queueName: '批價',
      groupGid: clinic.group.gid,
      since: nineOClock,
      waitSeconds: 20 * 60,
      ahead: 0,
    },
  ]);
});

test('the month up to today, and the staff of a day and of a month', async () => {
  const { month, data } = await look('monthly/list');
  expect([month, data.length, data.at(-1).issued]).toEqual(['2026-11', 21, 3]);
  expect((await look('monthly/list', { month: '2026-12' })).data).toEqual([]);
  for (const path of ['staff/list/by/date', 'staff/list/by/month']) {
    expect((await look(path)).data).toMatchObject([{ staffName: '護理師', called: 2, signedInSeconds: 10 * 60 }]);
  }
  expect((await look('staff/list/by/date', { date: '2026-11-20' })).data).toEqual([]);
});

test('an empty hospital has empty lists and zeros, no errors', async () => {
  const { session } = await openOrganisation(app);
  const see = (path: string, query?: Record<string, unknown>) => app.done('GET', path, { token: session, query });
  for (const path of [
    'group/waitingInfo/list',
    'counter/serviceInfo/list',
    'number/waitingInfo/list',
    'staff/list/by/date',
    'staff/list/by/month',
  ]) {
    expect((await see(`${base}/${path}`)).data).toEqual([]);
  }
  expect(await see(`${base}/totalOfWaitingPeople`)).toEqual({ serviceDate: '2026-11-21', waiting: 0 });
  expect(await see(`${base}/totalOfPeople`)).toMatchObject({ issued: 0, called: 0, waiting: 0 });
  const query = { from: '2026-11-21', to: '2026-11-21' };
  expect(await see('/api/v1/web/dashboard/panelGroup/usage', query)).toMatchObject({
    groups: [],
    days: [{ issued: 0 }],
  });
  expect(await see('/api/v1/web/dashboard/appointment/usage', query)).toMatchObject({ total: { appointments: 0 } });
});

test('a time in the wrong order, too long or no day at all is refused by name', async () => {
  let message = '';
  const ask = async (query: Record<string, unknown>) => {
    const answer = await app.call('GET', '/api/v1/web/dashboard/panelGroup/usage', {
      token: clinic.tokens.session,
      query,
    });
    [{ message }] = answer.body.contents;
    return [answer.status, answer.body.contents[0].code, answer.body.contents[0].field];
  };
  expect(await ask({ from: '2026-11-21', to: '2026-11-20' })).toEqual([400, 'out_of_range', 'to']);
  expect(await ask({ from: '2026-01-01', to: '2027-01-02' })).toEqual([400, 'cannot_exceed', 'to']);
  expect(await ask({ from: '2026-02-31', to: '2026-03-01' })).toEqual([400, 'date_expected', 'from']);
  // A day as callers write it.
  expect(message).toContain('2026-12-31');
});

test.each(['0000-01-01', '1899-12-31', '9999-12-31'])('no call counts the days of other centuries: %s', async (day) => {
  const { session: token } = clinic.tokens;
  const asked = [
    app.call('GET', '/api/v1/web/dashboard/appointment/usage', { token, query: { from: day, to: day } }),
    app.call('GET', `${base}/staff/list/by/date`, { token, query: { date: day } }),
    app.call('GET', `${base}/monthly/list`, { token, query: { month: day.slice(0, 7) } }),
  ];
  const refused = (await Promise.all(asked)).map(({ status, body }) => [status, body.contents[0].code]);
  expect(refused).toEqual([
    [400, 'date_expected'],
    [400, 'date_expected'],
    [400, 'pattern_mismatch'],
  ]);
});

test('an agency sees the groups: who waits, and the last calls', async () => {
  const { tokens, group, counters, cashierLobby } = clinic;
  const ask = (path: string, query: Record<string, unknown> = {}) =>
    app.done('GET', `/api/v1/agency/ptch/${path}`, { token: tokens.agency, query });
  expect((await ask('list/group/queueSize')).data).toEqual([
    { groupGid: group.gid, name: '批價', waiting: 1, lastNumber: 3, width: 3, open: true, paused: false },
  ]);
  const called = { panelGid: counters[0]?.gid, counterName: '一號櫃檯', recalled: false };
  const history = [
    {
      groupGid: group.gid,
      name: '批價',
      waiting: 1,
      calls: [
        { number: 2, calledAt: nineOClock + 15 * minute, ...called },
        { number: 1, calledAt: nineOClock + 10 * minute, ...called },
      ],
    },
  ];
  expect((await ask('view/lobby/groups/queueHistory')).data).toEqual(history);
  expect((await ask('view/lobby/groups/queueHistory', { panelGid: cashierLobby.gid })).data).toEqual(history);
});
