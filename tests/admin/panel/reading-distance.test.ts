import { expect, test } from 'vitest';
import { readingOf } from '#admin/panel/reading-distance.ts';

test('a letter of 61 mm is read at five metres and no farther', () => {
  // A 55-inch screen is 685 mm high.
  const reading = readingOf((61 / 684.75) * 100, 55, 5);
  expect(reading.mm).toBeCloseTo(61);
  expect(reading.metres).toBeCloseTo(5);
  expect(readingOf(9, 55, 5)).toMatchObject({ isEnough: true, neededMm: 61 });
  expect(readingOf(8.8, 55, 5)).toMatchObject({ isEnough: false });
});

test('a screen of the size that is needed is large enough', () => {
  const { neededInches } = readingOf(20, 43, 20);
  expect(readingOf(20, Math.ceil(neededInches), 20).isEnough).toBe(true);
  expect(readingOf(20, Math.floor(neededInches), 20).isEnough).toBe(false);
});
