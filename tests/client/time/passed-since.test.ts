import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passedSince } from '#client/time/passed-since.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => void vi.useRealTimers());

test('a clock that is put back takes no time away, and one that has slept adds what it slept', () => {
  const passed = passedSince();
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(passed()).toBe(2_000);
  vi.setSystemTime(1_000_000_000 + 600_000);
  expect(passed()).toBe(600_000);
});
