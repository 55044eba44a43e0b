import { expect, test } from 'vitest';
import { numberLabel, numberWidth } from '#server/queue/number-width.ts';

test('numbers are as wide as the first of their queue, three digits at least', () => {
  expect([1, 999, 1001].map(numberWidth)).toEqual([3, 3, 4]);
  expect(numberLabel(7, numberWidth(1))).toBe('007');
  expect(numberLabel(1000, numberWidth(1))).toBe('1000');
});
