import { afterEach, expect, test, vi } from 'vitest';
import { contactOf, contactSince } from '#display/connection/contact-age.ts';
import { setClockOffset } from '#display/time/server-clock.ts';

afterEach(() => vi.useRealTimers());

test('a screen says nothing for 45 seconds, then a little, after 5 minutes that people should ask', () => {
  expect([0, 44_999, 45_000, 299_999, 300_000, 9e9].map(contactOf)).toEqual([
    'fresh',
    'fresh',
    'late',
    'late',
    'lost',
    'lost',
  ]);
});

test('it says since which minute, by the server’s clock', () => {
  vi.setSystemTime(Date.UTC(2026, 10, 24, 4, 15, 29));
  setClockOffset(0);
  const heardAt = Date.now() - 90_000;
  expect(contactSince(90_000)).toEqual({ contact: 'late', since: Math.floor(heardAt / 60_000) * 60_000 });
});
