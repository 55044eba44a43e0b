import { expect, test } from 'vitest';
import { cardGrid } from '#display/blocks/card-grid.ts';

const least = { width: 32, height: 9 };

test('few counters stand under each other, more beside each other', () => {
  expect(cardGrid(2, 110, 60, least, 6)).toMatchObject({ columns: 1, rows: 2, perPage: 2 });
  expect(cardGrid(8, 110, 60, least, 6)).toMatchObject({ columns: 2, rows: 4, perPage: 8 });
});

test('cards that could not be read go to another page', () => {
  const grid = cardGrid(40, 110, 60, least, 6);
  expect(110 / grid.columns).toBeGreaterThanOrEqual(least.width);
  expect(60 / grid.rows).toBeGreaterThanOrEqual(least.height);
  expect(grid.perPage).toBeLessThan(40);
});

test('the panel says how many rows at most', () => {
  expect(cardGrid(12, 40, 90, least, 3).rows).toBe(3);
});

test('a narrow place has one column', () => {
  expect(cardGrid(9, 20, 80, least, 20).columns).toBe(1);
});
