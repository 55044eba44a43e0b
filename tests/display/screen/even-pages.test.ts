import { expect, test } from 'vitest';
import { evenPages } from '#display/screen/even-pages.ts';

test.each([
  [0, 6, { count: 1, perPage: 1 }],
  [6, 6, { count: 1, perPage: 6 }],
  [7, 6, { count: 2, perPage: 4 }],
  [40, 6, { count: 7, perPage: 6 }],
  [5, 0, { count: 5, perPage: 1 }],
])('%i rooms, at most %i on a page', (items, most, pages) => {
  expect(evenPages(items, most)).toEqual(pages);
});

test('rows of two have no hole', () => {
  expect(evenPages(20, 8, 2)).toEqual({ count: 3, perPage: 8 });
  expect(evenPages(1, 8, 2)).toEqual({ count: 1, perPage: 2 });
});
