import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceNow, serverNow, setClockOffset } from '#display/time/server-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const years = 56 * 365 * 24 * 3_600_000;

test('the time of a screen goes on evenly when its own clock is put right, and by the server once it is heard again', () => {
  setClockOffset(years);
  vi.advanceTimersByTime(3_000);
  vi.setSystemTime(Date.now() + years);
  expect(serverNow()).toBe(1_003_000 + years);
  expect(deviceNow()).toBe(1_003_000 + 2 * years);

  vi.advanceTimersByTime(1_000);
  setClockOffset(20);
  expect(serverNow()).toBe(1_004_020 + years);
});
