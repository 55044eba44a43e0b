import { expect, test } from 'vitest';
import { startClock } from '#demo/simulation/clock.ts';

test('clinic minutes pass as many times faster as told', async () => {
  const clock = startClock(600, 60);
  await clock.wait(1);
  expect(clock.minute()).toBeGreaterThanOrEqual(0.99);
  expect(clock.isOver()).toBe(false);
});

test('a wait ends with the day', async () => {
  const clock = startClock(600, 1);
  await clock.wait(1000);
  expect(clock.isOver()).toBe(true);
});

test('a day that is stopped is over, and nobody waits any more', async () => {
  const clock = startClock(1, 60);
  const waiting = clock.wait(30);
  clock.stop();
  await waiting;
  expect(clock.isOver()).toBe(true);
});
