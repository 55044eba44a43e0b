import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PastDay } from '#demo/past/past-day.ts';
import { keepPast } from '#server/organisations/keep-past.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const dashboard = '/api/v1/web/dashboard';
const hour = (at: number) => Date.parse(`2026-11-19T${at}:00:00+08:00`);

let app: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

test('a hospital that has just been made can have figures of days before it', async () => {
  const { counters, group, tokens } = clinic;
  const place = { ownerGid: group.gid, session: 'day', panelGid: counters[0]?.gid } as const;
  const many = (count: number, eachMs: number) => ({
    count,
    timed: count,
    totalMs: count * eachMs,
    longestMs: 2 * eachMs,
    lastAt: hour(10) + 1_800_000,
  });
  const day: PastDay = {
    date: '2026-11-19',
    facts: [
      { hour: 10, fact: { kind: 'called', at: hour(10), ...place, many: many(70, 300_000) } },
      { hour: 10, fact: { kind: 'completed', at: hour(10), ...place, many: many(60, 120_000) } },
      { hour: 11, fact: { kind: 'completed', at: hour(11), ...place, many: many(9, 120_000) } },
    ],
    appointments: [
      {
        ...{ department: '家醫科', doctor: '林', appointments: 20, checkedIn: 17 },
        ...{ completed: 15, passed: 2, notArrived: 2, canceled: 1 },
      },
    ],
  };
  const before = Array.from({ length: 60 }, (_, index) => ({
    ...day,
    date: new Date(Date.parse('2026-09-01') + index * 86_400_000).toISOString().slice(0, 10),
  }));
  // More rows than one statement takes.
  const fact = { kind: 'completed', at: hour(10), ...place, many: many(1, 120_000) } as const;
  const clerks = Array.from({ length: 120 }, (_, index) => ({
    hour: 10,
    fact: { ...fact, staffGid: `clerk${index}` },
  }));
  const busy = { date: '2026-10-31', facts: clerks, appointments: [] };
  const { database } = app.app.services;
  const organisationGid = clinic.gid;
  await database.write(keepPast, { organisationGid, days: [...before, busy, day], until: '2026-11-21' });

  const ask = (path: string, from: string, to: string) =>
    app.done('GET', `${dashboard}/${path}`, { token: tokens.session, query: { from, to } });
  const usage = await ask('panelGroup/usage', '2026-11-19', '2026-11-20');
  expect(usage.days).toMatchObject([
    {
      ...{ date: '2026-11-19', called: 70, completed: 69, averageWaitSeconds: 300 },
      ...{ longestWaitSeconds: 600, averageServiceSeconds: 120 },
    },
    { date: '2026-11-20', called: 0, completed: 0 },
  ]);
  const visits = await ask('appointment/usage', '2026-11-19', '2026-11-20');
  expect(visits.total).toEqual({
    ...{ appointments: 20, checkedIn: 17, completed: 15, passed: 2, notArrived: 2, canceled: 1 },
  });
  const earlier = await ask('panelGroup/usage', '2026-09-01', '2026-10-30');
  expect((await ask('panelGroup/usage', '2026-10-31', '2026-10-31')).days).toMatchObject([{ completed: 120 }]);
  expect(earlier.days.map(({ completed }: { completed: number }) => completed)).toEqual(before.map(() => 69));
});
