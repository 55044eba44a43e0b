import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearServerTime, serverNow } from '#kiosk/screen/server-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('the time of a kiosk goes on evenly from where the server told it, whatever its own clock is set to', () => {
  hearServerTime(5_000_000);
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(0);
  expect(serverNow()).toBe(5_002_000);
});
