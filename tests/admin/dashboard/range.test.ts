import { expect, test } from 'vitest';
import { isLonger, rangeFrom } from '#admin/dashboard/range.ts';

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
