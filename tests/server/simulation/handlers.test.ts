import { afterAll, beforeAll, expect, test } from 'vitest';
import { longestMs } from '#server/event-loop/event-loop.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await openApp();
  ({ session } = await openOrganisation(app));
});
afterAll(() => app.close());

test('the longest day is played while everybody else has their turn', async () => {
  const patients = Array.from({ length: 500 }, (_, index) => ({
    arrivesAtMinute: 480 + index / 2,
    serviceMinutes: 3,
    booked: index % 2 === 0,
    missedCalls: index % 4 === 0 ? 5 : 0,
    returnsAfterMinutes: 10,
    priority: index % 3,
  }));
  const { eventLoop } = app.app.services;
  eventLoop.forget();
  const answer = await app.done('POST', '/api/v1/collab/web/queue/policy/simulate', {
    token: session,
    body: { patients, policy: { passedRule: 'afterN', passedAfter: 0, passedEvery: 1 } },
  });
  expect(answer.figures.served).toBe(500);
  expect(eventLoop.holds().filter(({ cpuMs }) => cpuMs > longestMs)).toEqual([]);
});
