import { expect, test } from 'vitest';
import { momentOf, timeLeft } from '#display/time/time-left.ts';

const taipei = 480;
/** 2026-11-24, 00:30 in Taipei, the day before in Greenwich. */
const night = Date.UTC(2026, 10, 23, 16, 30);

test('a time of today is of the organisation’s day, an instant is itself, and anything else no moment', () => {
  expect(momentOf('13:30', taipei, night)).toBe(Date.UTC(2026, 10, 24, 5, 30));
  expect(momentOf(night, taipei, 0)).toBe(night);
  for (const value of ['soon', '', undefined, null, true]) expect(momentOf(value, taipei, night)).toBeUndefined();
});

test.each([
  [5, '0:05'],
  [65, '1:05'],
  [3600, '1:00:00'],
  [4205, '1:10:05'],
])('%s seconds are read as %s', (seconds, text) => expect(timeLeft(seconds)).toBe(text));
