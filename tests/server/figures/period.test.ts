import { expect, test } from 'vitest';
import { createDayClock, dayStart } from '#server/figures/day-clock.ts';
import { askedPeriod, daysOf, monthPeriod } from '#server/figures/period.ts';
import { refusalOf } from '../queue/refusal-of.ts';

test('a month lasts until its last day', () => {
  expect(monthPeriod('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthPeriod('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOf(monthPeriod('2026-11'))).toHaveLength(30);
});

test('the days of a period end, also where the calendar does', () => {
  expect(daysOf({ from: '9999-12-30', to: '9999-12-31' })).toEqual(['9999-12-30', '9999-12-31']);
  expect(daysOf({ from: '2026-11-02', to: '2026-11-01' })).toEqual([]);
});

test('days in the wrong order and too many of them are refused', () => {
  expect(refusalOf(() => askedPeriod({ from: '2026-11-02', to: '2026-11-01' }))).toBe('out_of_range');
  expect(refusalOf(() => askedPeriod({ from: '2026-01-01', to: '2027-01-02' }))).toBe('cannot_exceed');
  expect(askedPeriod({ from: '2026-01-01', to: '2027-01-01' })).toEqual({ from: '2026-01-01', to: '2027-01-01' });
});

test.each([
  [{ timeZoneOffsetMinutes: 480 }, '2026-11-21', '2026-11-20T16:00:00Z'],
  [{ timeZoneOffsetMinutes: -720, serviceStartTime: '23:00' }, '2026-11-21', '2026-11-22T11:00:00Z'],
  [{ timeZoneOffsetMinutes: 780, serviceStartTime: '05:00' }, '2026-11-21', '2026-11-20T16:00:00Z'],
  [{ timeZoneName: 'Europe/Berlin' }, '2026-10-26', '2026-10-25T23:00:00Z'],
])('a business day begins by the organisation’s clock: %o', (plan, date, instant) => {
  expect(new Date(dayStart(plan, date)).toISOString()).toBe(instant.replace('Z', '.000Z'));
});

test('the hour is the one on the organisation’s wall', () => {
  const clock = createDayClock({ timeZoneOffsetMinutes: 480 });
  expect(clock(Date.UTC(2026, 10, 20, 15, 59))).toEqual({ serviceDate: '2026-11-20', hour: 23 });
  expect(clock(Date.UTC(2026, 10, 20, 16, 0))).toEqual({ serviceDate: '2026-11-21', hour: 0 });
});
