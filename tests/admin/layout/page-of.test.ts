import { expect, test } from 'vitest';
import { pageOf } from '#admin/layout/page-of.ts';

const rooms = Array.from({ length: 250 }, (_, place) => place);

test('so many rows stand on a page, and what is left on the last', () => {
  expect(pageOf(rooms, 1, 100)).toEqual({ rows: rooms.slice(0, 100), page: 1, pages: 3 });
  expect(pageOf(rooms, 3, 100)).toEqual({ rows: rooms.slice(200), page: 3, pages: 3 });
});

test('a page that is no more is the last one', () => {
  expect(pageOf(rooms.slice(0, 100), 3, 100)).toEqual({ rows: rooms.slice(0, 100), page: 1, pages: 1 });
  expect(pageOf([], 1, 100)).toEqual({ rows: [], page: 1, pages: 1 });
});
