import { describe, expect, test } from 'vitest';
import { playsAt } from '#client/time/plays-at.ts';

const taipei = 480;
/** An instant by the clock in Taipei. */
const at = (local: string) => Date.parse(`${local}:00+08:00`);

test('what has no times always plays', () => {
  expect(playsAt(undefined, at('2026-11-23T03:00'), taipei)).toBe(true);
  expect(playsAt({}, at('2026-11-23T03:00'), taipei)).toBe(true);
});

describe('hours', () => {
  test.each([
    ['2026-11-23T07:59', false],
    ['2026-11-23T08:00', true],
    ['2026-11-23T11:59', true],
    ['2026-11-23T12:00', false],
  ])('from 08:00 to 12:00, at %s: %s', (local, plays) => {
    expect(playsAt({ from: '08:00', to: '12:00' }, at(local), taipei)).toBe(plays);
  });

  test('are those of the organisation’s zone', () => {
    expect(playsAt({ from: '08:00', to: '12:00' }, Date.parse('2026-11-23T00:30:00Z'), taipei)).toBe(true);
    expect(playsAt({ from: '08:00', to: '12:00' }, Date.parse('2026-11-23T00:30:00Z'), 0)).toBe(false);
  });

  test('with one end only last from then on, or until then', () => {
    expect(playsAt({ from: '17:00' }, at('2026-11-23T23:59'), taipei)).toBe(true);
    expect(playsAt({ from: '17:00' }, at('2026-11-23T16:59'), taipei)).toBe(false);
    expect(playsAt({ to: '17:00' }, at('2026-11-23T16:59'), taipei)).toBe(true);
  });
});

describe('days', () => {
  test('of the week', () => {
    const weekdays = { days: [1, 2, 3, 4, 5] as const } as never;
    expect(playsAt(weekdays, at('2026-11-23T09:00'), taipei)).toBe(true);
    expect(playsAt(weekdays, at('2026-11-22T09:00'), taipei)).toBe(false);
  });

  test('from the first to the last, both included', () => {
    const season = { startDate: '2026-11-23', endDate: '2026-11-24' };
    const plays = (day: string) => playsAt(season, at(`${day}T23:59`), taipei);
    expect(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map(plays)).toEqual([false, true, true, false]);
  });

  test('a night belongs to the day on which it begins', () => {
    const friday = { days: [5], from: '22:00', to: '06:00' } as never;
    expect(playsAt(friday, at('2026-11-27T21:59'), taipei)).toBe(false);
    expect(playsAt(friday, at('2026-11-27T23:00'), taipei)).toBe(true);
    expect(playsAt(friday, at('2026-11-28T05:59'), taipei)).toBe(true);
    expect(playsAt(friday, at('2026-11-28T06:00'), taipei)).toBe(false);
    expect(playsAt(friday, at('2026-11-28T23:00'), taipei)).toBe(false);
    expect(playsAt(friday, at('2026-11-27T05:00'), taipei)).toBe(false);
  });
});
