import { expect, test } from 'vitest';
import { rowByKey } from '#controller/desk/move-by-rows.ts';

test('arrows lead to the rows beside, and stop at the ends', () => {
  expect([0, 1, 2].map((here) => rowByKey('ArrowDown', here, 3))).toEqual([1, 2, 2]);
  expect([0, 1, 2].map((here) => rowByKey('ArrowUp', here, 3))).toEqual([0, 0, 1]);
});

test('Home and End lead to the first row and the last', () => {
  expect(rowByKey('Home', 2, 4)).toBe(0);
  expect(rowByKey('End', 1, 4)).toBe(3);
});

test('other keys lead nowhere', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'Enter', ' ', 'r']) expect(rowByKey(key, 1, 3)).toBeUndefined();
});
