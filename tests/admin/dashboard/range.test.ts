import { expect, test } from 'vitest';
import { isLonger, rangeFrom, rangeOn } from '#admin/dashboard/range.ts';

const [first, last] = ['2026-08-28', '2026-11-27'];

test('a range of as many days as are answered at once stays', () => {
  expect(isLonger({ from: first, to: last }, 92)).toBe(false);
  expect(rangeFrom('from', { from: first, to: last }, 92)).toEqual({ from: first, to: last });
});

test.each([
  ['from', '2025-11-28', last, { from: '2025-11-28', to: '2026-02-27' }],
  ['to', '2025-11-28', last, { from: first, to: last }],
  ['from', last, first, { from: last, to: last }],
  ['to', last, first, { from: first, to: first }],
] as const)('the other end than %s follows where %s to %s is too long or backwards', (chosen, from, to, expected) => {
  expect(rangeFrom(chosen, { from, to }, 92)).toEqual(expected);
});

test('where any number of days may be asked for, a year stays one', () => {
  const year = { from: '2025-11-28', to: '2026-11-27' };
  expect(rangeFrom('from', year, undefined)).toEqual(year);
});

test.each([
  ['today', '2026-11-30', '2026-11-30', { from: '2026-12-01', to: '2026-12-01' }],
  ['yesterday', '2026-11-29', '2026-11-29', { from: '2026-11-30', to: '2026-11-30' }],
  ['the last seven days', '2026-11-24', '2026-11-30', { from: '2026-11-25', to: '2026-12-01' }],
  ['this month', '2026-11-01', '2026-11-30', { from: '2026-12-01', to: '2026-12-01' }],
])('%s goes on with the day on a page that is left open overnight', (_, from, to, expected) => {
  expect(rangeOn('2026-12-01', { range: { from, to }, on: '2026-11-30' })).toEqual(expected);
});

test.each([
  ['2026-11-10', '2026-11-20'],
  ['2026-11-10', '2026-11-30'],
])('days that somebody has chosen themselves, %s to %s, stay overnight', (from, to) => {
  expect(rangeOn('2026-12-01', { range: { from, to }, on: '2026-11-30' })).toEqual({ from, to });
});
