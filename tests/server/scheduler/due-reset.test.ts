import { describe, expect, test } from 'vitest';
import { lastDueReset, nextResetAt, type ResetPlan } from '#server/scheduler/due-reset.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const told = (plan: ResetPlan, now: string) => {
  const { businessDate, dueAt } = lastDueReset(plan, utc(now));
  return [businessDate, new Date(dueAt).toISOString().slice(0, 16)];
};

describe('a reset at midnight', () => {
  test.each([
    ['Taipei', { timeZoneOffsetMinutes: 480 }, '2026-11-20T16:00', '2026-11-20'],
    ['Kathmandu, 45 minutes off the hour', { timeZoneOffsetMinutes: 345 }, '2026-11-20T18:15', '2026-11-20'],
    [
      'Adelaide, 30 minutes off the hour, in summer',
      { timeZoneName: 'Australia/Adelaide' },
      '2026-11-20T13:30',
      '2026-11-20',
    ],
    ['an island west of the date line', { timeZoneOffsetMinutes: -660 }, '2026-11-21T11:00', '2026-11-20'],
  ])('in %s closes the day that has just ended, not a second earlier', (_, plan, midnight, closed) => {
    const at = utc(midnight);
    expect(lastDueReset(plan, at)).toEqual({ businessDate: closed, dueAt: at });
    expect(lastDueReset(plan, at - 1).businessDate).toBe('2026-11-19');
    expect(nextResetAt(plan, at - 1)).toBe(at);
    expect(nextResetAt(plan, at)).toBe(at + 24 * 60 * 60 * 1000);
  });
});

test('a reset in the morning closes the day before, one in the evening the day itself', () => {
  const early = { serviceStartTime: '00:00', dailyResetTime: '04:00' };
  expect(told(early, '2026-11-20T21:00')).toEqual(['2026-11-20', '2026-11-20T20:00']);
  const late = { serviceStartTime: '06:00', dailyResetTime: '23:00' };
  expect(told(late, '2026-11-21T15:00')).toEqual(['2026-11-21', '2026-11-21T15:00']);
});

test('a reset shortly before the service starts closes the day that is about to end', () => {
  const plan = { serviceStartTime: '06:00', dailyResetTime: '05:00' };
  expect(told(plan, '2026-11-20T21:30')).toEqual(['2026-11-20', '2026-11-20T21:00']);
});

test('without a time of its own it happens when the service starts', () => {
  expect(told({ serviceStartTime: '07:30' }, '2026-11-21T02:00')).toEqual(['2026-11-20', '2026-11-20T23:30']);
});

test('each day has one reset, also when the clocks change', () => {
  const plan = { timeZoneName: 'Europe/Berlin', dailyResetTime: '02:30' };
  for (const day of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26']) {
    const found = lastDueReset(plan, utc(`${day}T12:00`));
    const dayBefore = new Date(utc(`${day}T00:00`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect(found.businessDate).toBe(dayBefore);
    expect(nextResetAt(plan, found.dueAt)).toBeGreaterThan(utc(`${day}T12:00`));
  }
});

test('a reset at a time that the clocks show twice happens at the first, one that they leave out when they go on', () => {
  const plan = { timeZoneName: 'Europe/Berlin', dailyResetTime: '02:30' };
  expect(told(plan, '2026-10-25T12:00')).toEqual(['2026-10-24', '2026-10-25T00:30']);
  expect(told(plan, '2026-10-25T01:30')).toEqual(['2026-10-24', '2026-10-25T00:30']);
  expect(told(plan, '2026-03-29T12:00')).toEqual(['2026-03-28', '2026-03-29T01:00']);
});

test('a reset at another time than midnight belongs to its business day, not to the day of the calendar', () => {
  // A hospital whose day begins at 07:00 and which resets at 01:00: the day that began yesterday.
  const plan = { serviceStartTime: '07:00', dailyResetTime: '01:00' };
  expect(told(plan, '2026-11-21T18:00')).toEqual(['2026-11-21', '2026-11-21T17:00']);
});
