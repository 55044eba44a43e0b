import { expect, test } from 'vitest';
import { leastTextSize } from '#display/screen/reading-distance.ts';

test('characters are 4 mm high per metre on the screen at hand', () => {
  // A 43-inch screen is 535 mm high: 20 mm for 5 m are 3.74 of its hundredths, and a character is 0.92 of its line's size.
  expect(leastTextSize(43, 5) * 0.92).toBeCloseTo(3.74, 1);
  expect(leastTextSize(65, 5) * 0.92).toBeCloseTo(2.47, 1);
});

test('a list still fits a screen that is far too small, and nothing is ever tiny', () => {
  expect(leastTextSize(20, 20)).toBe(7);
  expect(leastTextSize(100, 1)).toBe(2.3);
});
