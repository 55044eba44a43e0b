import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

const longestDay = Array.from({ length: 500 }, (_, index) => ({
  arrivesAtMinute: 480 + index / 2,
  serviceMinutes: 3,
  booked: index % 2 === 0,
  missedCalls: index % 4 === 0 ? 5 : 0,
  returnsAfterMinutes: 10,
  priority: index % 3,
}));

/** Plays a day. Gives in how many pieces, and for how long at most the thread worked at one. */
async function play(patients: typeof longestDay) {
  const { eventLoop } = app.app.services;
  eventLoop.forget();
  const marks = vi.spyOn(eventLoop, 'mark');
  const answer = await app.done('POST', '/api/v1/collab/web/queue/policy/simulate', {
    token: session,
    body: { patients, policy: { passedRule: 'afterN', passedAfter: 0, passedEvery: 1 } },
  });
  const pieces = marks.mock.calls.length;
  marks.mockRestore();
  expect(answer.figures.served).toBe(patients.length);
  return { pieces, heldMs: Math.max(0, ...eventLoop.holds().map(({ cpuMs }) => cpuMs)) };
}

test('the longest day is played while everybody else has their turn', async () => {
  const plays = [await play(longestDay), await play(longestDay), await play(longestDay)];
  const short = await play(longestDay.slice(0, 1));
  expect(Math.min(...plays.map(({ pieces }) => pieces))).toBeGreaterThan(short.pieces);
  // A day that holds the others does so each time; what does once is a collection of garbage.
  expect(Math.min(...plays.map(({ heldMs }) => heldMs))).toBeLessThanOrEqual(longestMs);
});
