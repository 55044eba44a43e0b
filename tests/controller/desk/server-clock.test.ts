import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '#client/store.ts';
import { serverClock } from '#controller/desk/server-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const hourMs = 3_600_000;

test('goes on evenly when the clock of the computer is put right, and by the server once it is heard again', () => {
  const offset = createStore(500);
  const heard = vi.fn();
  const clock = serverClock(offset, heard);
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(Date.now() + hourMs);
  expect(clock.now()).toBe(1_002_500);

  vi.advanceTimersByTime(1_000);
  offset.set(1_003_600 - Date.now());
  expect(clock.now()).toBe(1_003_600);
  expect(heard).toHaveBeenCalledTimes(1);
});
