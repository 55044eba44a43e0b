import { expect, test } from 'vitest';
import { inParts } from '#admin/data/in-parts.ts';

test.each([
  [0, []],
  [3, [[0, 1, 2]]],
  [7, [[0, 1, 2], [3, 4, 5], [6]]],
])('a list of %i is cut into parts of three, in its order', (length, expected) => {
  expect(inParts([...Array(length).keys()], 3)).toEqual(expected);
});
