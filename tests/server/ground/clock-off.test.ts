import { describe, expect, test } from 'vitest';
import { clockOff } from '#server/ground/clock-off.ts';

const now = Date.UTC(2026, 10, 26, 9);

describe('how far a clock is off', () => {
  test('is not known of a device that does not say when it sent', () => {
    expect(clockOff(undefined, 4000, now)).toBeNull();
  });

  test('stays while a report may only have taken longer on its way', () => {
    expect(clockOff(now - 60_900, -60_000, now)).toBe(-60_000);
    expect(clockOff(now - 4_900, 0, now)).toBe(0);
    expect(clockOff(now - 5_100, 0, now)).toBe(-5_100);
  });

  test('is found again from a report that came quicker than the first one', () => {
    expect(clockOff(now - 100, -2_400, now)).toBe(-100);
    expect(clockOff(now - 100, -900, now)).toBe(-900);
  });

  test('is found again when the clock is put right', () => {
    expect(clockOff(now, 3_600_000, now)).toBe(0);
    expect(clockOff(now, -3_600_000, now)).toBe(0);
  });
});
