import { expect, test } from 'vitest';
import { chanceFrom } from '#demo/simulation/chance.ts';

const draws = (seed: number) => Array.from({ length: 2000 }, chanceFrom(seed).next);

test('the same seed gives the same day, another seed another', () => {
  expect(draws(1)).toEqual(draws(1));
  expect(draws(1)).not.toEqual(draws(2));
});

test('numbers lie from 0 up to 1 and are spread evenly', () => {
  const numbers = draws(3);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number) / numbers.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.03);
});

test('durations keep near their mean and are never endless', () => {
  const chance = chanceFrom(4);
  const durations = Array.from({ length: 2000 }, () => chance.around(6));
  const mean = durations.reduce((sum, duration) => sum + duration) / durations.length;
  expect(mean).toBeGreaterThan(5);
  expect(mean).toBeLessThan(6.5);
  expect(Math.max(...durations)).toBeLessThanOrEqual(24);
});
