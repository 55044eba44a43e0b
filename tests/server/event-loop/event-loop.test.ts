import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EventLoop, type Hold, longestMs, watchEventLoop } from '#server/event-loop/event-loop.ts';
import { work } from './work.ts';

let loop: EventLoop;
let told: Hold[];

beforeEach(() => {
  told = [];
  loop = watchEventLoop((hold) => told.push(hold));
});
afterEach(() => loop.close());

test('work that holds the loop is told by its name, with how long it worked', async () => {
  loop.mark('long');
  work(longestMs * 2);
  await nextTurn();
  expect(told).toEqual([expect.objectContaining({ operation: 'long' })]);
  expect(told[0]?.cpuMs).toBeGreaterThan(longestMs);
  expect(told[0]?.ms).toBeGreaterThanOrEqual(told[0]?.cpuMs ?? 0);
  expect(loop.longest()).toEqual(told[0]);
  expect(loop.holds()).toEqual(told);
  expect(loop.count()).toBe(1);
});

test('each work answers for its own part of a turn', async () => {
  loop.mark('before');
  loop.mark('long');
  work(longestMs * 2);
  loop.mark('after');
  await nextTurn();
  expect(told.filter(({ cpuMs }) => cpuMs > longestMs).map(({ operation }) => operation)).toEqual(['long']);
});

test('rest is no hold', async () => {
  loop.mark('waits');
  await sleep(longestMs * 3);
  loop.mark('comes back');
  await nextTurn();
  expect(told.filter(({ cpuMs }) => cpuMs > longestMs)).toEqual([]);
});

test('what was seen can be forgotten', async () => {
  loop.mark('long');
  work(longestMs * 2);
  await nextTurn();
  loop.forget();
  expect([loop.count(), loop.holds(), loop.longest()]).toEqual([0, [], undefined]);
});

test('work keeps its name over what it awaits', async () => {
  const name = await loop.run('mine', async () => {
    await sleep(1);
    return loop.current();
  });
  expect([name, loop.current()]).toEqual(['mine', undefined]);
});
