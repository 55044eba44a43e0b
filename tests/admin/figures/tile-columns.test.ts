import { expect, test } from 'vitest';
import { tileColumns } from '#admin/figures/tile-columns.ts';

const columns = (tiles: number, width: number) => tileColumns(tiles).findLast((one) => one.width <= width)?.columns;

test.each([
  [7, 728, 4],
  [7, 984, 7],
  [7, 341, 2],
  [4, 728, 4],
  [4, 500, 2],
  [9, 728, 5],
])('%i tiles on %i pixels stand in rows of %i at most', (tiles, width, expected) => {
  expect(columns(tiles, width)).toBe(expected);
});
