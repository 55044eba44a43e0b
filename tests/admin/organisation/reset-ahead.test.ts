import { expect, test } from 'vitest';
import { calendarOf } from '#admin/calendar/calendar.ts';
import { type ResetPlan, resetAhead } from '#admin/organisation/reset-ahead.ts';

const taipei = calendarOf({ timeZoneOffsetMinutes: 480 });
/** 14:00 in Taipei. */
const twoOClock = Date.UTC(2026, 10, 25, 6, 0);
const before: ResetPlan = { serviceStartTime: '00:00' };
const ahead = (plan: ResetPlan, from = before) => resetAhead({ ...from, ...plan }, from, twoOClock, taipei);

test('a few minutes ahead in the afternoon it ends the day that runs', () => {
  expect(ahead({ dailyResetTime: '14:05' })).toEqual({ ends: 'today', time: '14:05' });
});

test('an hour that has gone by counts from tomorrow on', () => {
  expect(ahead({ dailyResetTime: '13:00' })).toEqual({ ends: 'tomorrow', time: '13:00' });
  expect(ahead({ dailyResetTime: '14:00' })).toEqual({ ends: 'tomorrow', time: '14:00' });
});

test('in the first half of the business day it ends the day before', () => {
  expect(ahead({ dailyResetTime: '10:05' })).toEqual({ ends: 'dayBefore', time: '10:05' });
  expect(ahead({ serviceStartTime: '06:00' })).toEqual({ ends: 'dayBefore', time: '06:00' });
  expect(ahead({ serviceStartTime: '06:00', dailyResetTime: '17:00' })).toMatchObject({ ends: 'dayBefore' });
});

test('nothing is said of a plan that stays as it is, or that is turned off', () => {
  expect(ahead({})).toBeUndefined();
  expect(ahead({ dailyResetTime: null })).toBeUndefined();
  expect(ahead({ dailyResetTime: '14:05', dailyResetEnabled: false })).toBeUndefined();
  const off = { ...before, dailyResetTime: '23:00', dailyResetEnabled: false };
  expect(ahead({ dailyResetEnabled: true }, off)).toEqual({ ends: 'today', time: '23:00' });
});
