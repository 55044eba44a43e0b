import { expect, test, vi } from 'vitest';
import { createSeedClock } from '#server/organisations/seed-clock.ts';

test('a clock stands where it was set, and is right once it goes on', () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  try {
    const { now, standAt, goOn } = createSeedClock();
    expect(now()).toBe(1_000_000);
    standAt(400_000);
    vi.setSystemTime(1_090_000);
    expect(now()).toBe(400_000);
    goOn();
    expect(now()).toBe(1_090_000);
  } finally {
    vi.useRealTimers();
  }
});
