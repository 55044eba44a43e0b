import { expect, test } from 'vitest';
import { pageWindow } from '#admin/list/page-window.ts';
import { limits } from '#generated/limits.ts';

test('five pages around the present one, moved inside at the ends', () => {
  expect(pageWindow(7, 20, 5)).toEqual([5, 6, 7, 8, 9]);
  expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(20, 20, 5)).toEqual([16, 17, 18, 19, 20]);
});

test('no more pages than there are, and an even number counts as one less', () => {
  expect(pageWindow(1, 3, 5)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 1, 5)).toEqual([1]);
  expect(pageWindow(5, 9, 8)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('five page buttons unless more are wanted, and never fewer', () => {
  expect(pageWindow(7, 20)).toHaveLength(limits.paginationButtons);
  expect(pageWindow(7, 20, 3)).toEqual([5, 6, 7, 8, 9]);
});
