import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createFailureBudget } from '#server/security/failure-budget.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const size = { burst: 3, everyMs: 1000 };
function budget() {
  const time = { now: 0 };
  return { time, ...createFailureBudget(size, () => time.now) };
}

test('some wrong guesses are free, then one in a while', () => {
  const { time, count, waitMs } = budget();
  expect([1, 2, 3, 4].map((guess) => count('here', `wrong ${guess}`))).toEqual([false, false, false, true]);
  expect(waitMs('here')).toBe(1000);
  time.now += 600;
  expect(waitMs('here')).toBe(400);
  time.now += 400;
  expect([waitMs('here'), count('here', 'wrong 5'), count('here', 'wrong 6')]).toEqual([0, false, true]);
});

test('who is wrong once and then quiet for long saves up no guesses', () => {
  const { time, count } = budget();
  count('here', 'wrong');
  time.now += 3_600_000;
  expect([1, 2, 3, 4].map((guess) => count('here', `later ${guess}`))).toEqual([false, false, false, true]);
});

test('a guess that was one too many is one again when it comes again', () => {
  const { count } = budget();
  for (let guess = 0; guess < 3; guess += 1) count('here', `${guess}`);
  expect([count('here', 'one more'), count('here', 'one more')]).toEqual([true, true]);
});

test('a clock that is set back takes no guess from anybody', () => {
  const { time, count, waitMs } = budget();
  time.now = 60_000;
  count('here', 'wrong');
  time.now = 0;
  expect([waitMs('here'), count('here', 'wrong 2'), count('here', 'wrong 3')]).toEqual([0, false, false]);
});

test('each sender has its own', () => {
  const { count, waitMs } = budget();
  for (let guess = 0; guess < 9; guess += 1) count('here', `${guess}`);
  expect([waitMs('here') > 0, waitMs('there')]).toEqual([true, 0]);
});

test('the same wrong guess again is no new one', () => {
  const { count, waitMs } = budget();
  for (let turn = 0; turn < 100; turn += 1) expect(count('here', 'a ticket of yesterday')).toBe(false);
  expect(waitMs('here')).toBe(0);
});

test('a hundred thousand senders and guesses take no more memory than ten thousand', () => {
  const { count } = budget();
  const fill = (from: number) => {
    for (let index = from; index < from + 20_000; index += 1) count(`sender ${index}`, `guess ${index}`);
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const first = fill(0);
  let last = first;
  for (let round = 1; round < 5; round += 1) last = fill(round * 20_000);
  expect(last - first).toBeLessThan(2 * 1024 * 1024);
});
