import { afterEach, expect, test, vi } from 'vitest';
import { throttled } from '#admin/layout/throttled.ts';
import { limits } from '#generated/limits.ts';

afterEach(() => void vi.useRealTimers());

test('a table that is scrolled is looked at at once, then once in each 50 ms, and once at the end', () => {
  vi.useFakeTimers();
  let looks = 0;
  const look = throttled(() => {
    looks += 1;
  }, limits.tableScrollMs);
  look();
  expect(looks).toBe(1);
  for (let ms = 0; ms < 100; ms += 10) {
    look();
    vi.advanceTimersByTime(10);
  }
  expect(looks).toBe(3);
  vi.advanceTimersByTime(500);
  expect(looks).toBe(3);
  look();
  look();
  look.cancel();
  vi.advanceTimersByTime(500);
  expect(looks).toBe(4);
});
