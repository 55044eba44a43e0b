import { expect, test } from 'vitest';
import { daysAfter } from '#admin/calendar/week.ts';
import { barsOfDays } from '#admin/dashboard/bars-of-days.ts';

const labels = { day: (date: string) => `day ${date}`, month: (month: string) => `month ${month}` };
const daysUpTo = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: daysAfter(last, index + 1 - count), completed: 2, passed: 1 }));

test('a quarter has a bar for each day', () => {
  const { by, bars } = barsOfDays(daysUpTo('2026-11-27', 92), ['completed', 'passed'], labels);
  expect(by).toBe('day');
  expect(bars).toHaveLength(92);
  expect(bars[0]).toEqual({ label: 'day 2026-08-28', values: [2, 1] });
});

test('a year has a bar for each month, of what its days add up to', () => {
  const { by, bars } = barsOfDays(daysUpTo('2026-11-27', 366), ['completed', 'passed'], labels);
  expect(by).toBe('month');
  expect(bars).toHaveLength(13);
  expect(bars[0]).toEqual({ label: 'month 2025-11', values: [8, 4] });
  expect(bars[1]).toEqual({ label: 'month 2025-12', values: [62, 31] });
  expect(bars.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(732);
});
