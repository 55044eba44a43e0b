import { expect, test } from 'vitest';
import {
  isUntouched,
  leavesOut,
  lookOf,
  type SavedView,
  savedFilters,
  withManaged,
  withView,
} from '#admin/views/view-of.ts';
import { resources } from '#generated/resources.ts';

const { staff } = resources;
const view = (title: string, standard = false): SavedView => ({
  title,
  list: 'staff',
  filters: [{ field: 'enabled', value: 'false' }],
  sort: 'name',
  descending: true,
  standard,
});

test('a view holds the filters that are chosen and nothing that was typed, in the search box or a filter', () => {
  const typed = { q: '王小明', enabled: false };
  expect(savedFilters(staff, typed)).toEqual([{ field: 'enabled', value: 'false' }]);
  expect(leavesOut(staff, typed)).toBe(true);
  expect(leavesOut(staff, { enabled: false })).toBe(false);
  for (const { filters } of Object.values(resources)) {
    const typedFilters = filters.filter(({ type }) => type === 'string');
    const values = Object.fromEntries(typedFilters.map(({ source }) => [source, '王小明']));
    expect(savedFilters({ filters }, values)).toEqual([]);
  }
});

test('a list looks as it did, without a filter that it no longer has', () => {
  expect(lookOf(staff, view('休'))).toEqual({ filter: { enabled: false }, sort: { field: 'name', order: 'DESC' } });
  expect(lookOf({ filters: [] }, view('休')).filter).toEqual({});
});

test('a view takes the place of the one of its name, and a list opens with one', () => {
  const views = withView(withView([], view('甲', true)), view('乙', true));
  expect(views.map(({ title, standard }) => [title, standard])).toEqual([
    ['甲', false],
    ['乙', true],
  ]);
  expect(withView(views, view('甲'))).toHaveLength(2);
  expect(withView(views, { ...view('丙', true), list: 'room' })[1]?.standard).toBe(true);
});

test('a list is untouched until it is narrowed, ordered or turned', () => {
  const { defaultSort: field = 'createdAt' } = staff;
  const first = { filter: {}, sort: { field, order: 'ASC' }, page: 1 } as const;
  expect(isUntouched(staff, first)).toBe(true);
  expect(isUntouched(staff, { ...first, filter: { enabled: false } })).toBe(false);
  expect(isUntouched(staff, { ...first, sort: { field, order: 'DESC' } })).toBe(false);
  expect(isUntouched(staff, { ...first, page: 2 })).toBe(false);
});

test('views that were stored while others were managed stay', () => {
  const stored = [view('甲', true), view('乙'), view('另'), { ...view('丙', true), list: 'room' }];
  const kept = [view('甲甲', true)];
  expect(withManaged(stored, [view('甲', true), view('乙')], kept).map(({ list, title }) => [list, title])).toEqual([
    ['staff', '另'],
    ['room', '丙'],
    ['staff', '甲甲'],
  ]);
});
