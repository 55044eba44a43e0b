import { beforeEach, expect, test } from 'vitest';
import { actionLog } from '#launcher/connection/action-log.ts';
import { Refused } from '#launcher/connection/ask-server.ts';

/** What the server took, and how it answers next. */
let taken: Record<string, unknown>[];
let fails: Error | undefined;
let paired: boolean;
const access = {
  know: () => undefined,
  hasKey: () => paired,
  ask: async <Answer>(_: string, body: object) => {
    if (fails) throw fails;
    taken.push({ ...body });
    return {} as Answer;
  },
};
const log = () => actionLog(access, '1.2.0', () => undefined);
beforeEach(() => {
  [taken, fails, paired] = [[], undefined, true];
});

test('what happened is sent in its order, with when it was by the clock of the machine', async () => {
  const before = Date.now();
  const actions = log();
  actions.note('network.lost', '');
  actions.note('browser.restarted', 'x'.repeat(1001));
  await actions.send();
  expect(taken).toEqual([
    { action: 'network.lost', happenedAt: expect.any(Number), appVersion: '1.2.0' },
    { action: 'browser.restarted', detail: 'x'.repeat(1000), happenedAt: expect.any(Number), appVersion: '1.2.0' },
  ]);
  expect(taken.every(({ happenedAt }) => Number(happenedAt) >= before && Number(happenedAt) <= Date.now())).toBe(true);
});

test('it waits for a server that is away, and until the device is paired', async () => {
  const actions = log();
  actions.note('app.started', '1.2.0');
  paired = false;
  await actions.send();
  [paired, fails] = [true, new Error('away')];
  await actions.send();
  expect(taken).toEqual([]);
  fails = undefined;
  await actions.send();
  await actions.send();
  expect(taken).toHaveLength(1);
});

test('what the server refuses as it is lets the next one pass; one that lets the device in no more does not', async () => {
  const actions = log();
  actions.note('app.started', '1.2.0');
  fails = new Refused(401, 'no');
  await actions.send();
  fails = new Refused(400, 'unknown field');
  await actions.send();
  fails = undefined;
  actions.note('app.stopped', '1.2.0');
  await actions.send();
  expect(taken.map(({ action }) => action)).toEqual(['app.stopped']);
});

test('of a machine that nobody lets in for weeks the newest are kept', async () => {
  const actions = log();
  for (let at = 0; at < 250; at += 1) actions.note('network.lost', String(at));
  await actions.send();
  expect([taken.length, taken[0]?.detail, taken.at(-1)?.detail]).toEqual([200, '50', '249']);
});
