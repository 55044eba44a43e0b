import { beforeEach, expect, test, vi } from 'vitest';
import { lookPeriodically } from '#server/scheduler/periodic-look.ts';
import { watchClock } from '#server/scheduler/settled-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let time: { clock: number; elapsed: number };
const clocks = { clock: () => time.clock, elapsed: () => time.elapsed };
const pass = (ms: number) => {
  time.clock += ms;
  time.elapsed += ms;
};

beforeEach(() => {
  time = { clock: Date.UTC(2026, 10, 21, 1), elapsed: 5 * minute };
});

test('a clock that goes on, stands still or is put back is acted on, also after a night of sleep', () => {
  const isSettled = watchClock(clocks);
  expect(isSettled()).toBe(true);
  pass(day / 2);
  expect(isSettled()).toBe(true);
  time.clock -= day;
  expect(isSettled()).toBe(true);
  time.clock += 4 * minute;
  expect(isSettled()).toBe(true);
});

test('one that has leapt forward is not acted on for half an hour, whether it is put right meanwhile or not', () => {
  const isSettled = watchClock(clocks);
  time.clock += day;
  expect(isSettled()).toBe(false);
  pass(10 * minute);
  time.clock -= day;
  expect(isSettled()).toBe(false);
  pass(20 * minute);
  expect(isSettled()).toBe(true);
});

test('each time that it is set is heard of once, with how far that was', () => {
  const told: number[] = [];
  const isSettled = watchClock({ ...clocks, onSet: (ms) => told.push(ms) });
  pass(day);
  isSettled();
  time.clock += 4 * minute;
  isSettled();
  expect(told).toEqual([]);
  pass(minute);
  time.clock += 365 * day;
  isSettled();
  isSettled();
  time.clock -= 365 * day;
  expect(isSettled()).toBe(false);
  expect(told).toEqual([365 * day, -365 * day]);
});

test('where nobody knows how it stood before, the start counts as a leap', () => {
  const isSettled = watchClock({ ...clocks, leaptAtStart: true });
  pass(29 * minute);
  expect(isSettled()).toBe(false);
  pass(minute);
  expect(isSettled()).toBe(true);
});

test('what is due is looked for once the clock is settled', async () => {
  vi.useFakeTimers();
  try {
    const looks = vi.fn(async () => undefined);
    const periodic = lookPeriodically(looks, { warn: () => undefined }, 'failed', watchClock(clocks));
    time.clock += day;
    periodic.start();
    await vi.advanceTimersByTimeAsync(minute);
    expect(looks).not.toHaveBeenCalled();
    pass(30 * minute);
    await vi.advanceTimersByTimeAsync(minute);
    expect(looks).toHaveBeenCalled();
    await periodic.stop();
  } finally {
    vi.useRealTimers();
  }
});
