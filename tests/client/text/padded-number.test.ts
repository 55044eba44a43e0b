import { expect, test } from 'vitest';
import { paddedNumber } from '#client/text/padded-number.ts';

test('a number is padded to the queue’s width and never cut', () => {
  expect(paddedNumber(24, 3)).toBe('024');
  expect(paddedNumber(1017, 3)).toBe('1017');
});
