import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEvenClock } from '#client/time/even-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('it goes on evenly from what it was set to, whatever becomes of the clock of the device', () => {
  const clock = createEvenClock();
  expect(clock.now()).toBe(1_000_000);
  clock.set(5_000_000);
  vi.advanceTimersByTime(3_000);
  vi.setSystemTime(9e9);
  expect(clock.now()).toBe(5_003_000);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(5_004_000);
});
