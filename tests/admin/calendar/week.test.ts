import { expect, test } from 'vitest';
import { daysAfter } from '#admin/calendar/week.ts';

test('days follow one another across months and leap days', () => {
  expect([daysAfter('2026-11-30', 1), daysAfter('2027-01-01', -1), daysAfter('2028-02-28', 1)]).toEqual([
    '2026-12-01',
    '2026-12-31',
    '2028-02-29',
  ]);
});
