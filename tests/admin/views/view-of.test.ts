import { expect, test } from 'vitest';
import { leavesOut, lookOf, type SavedView, savedFilters, withView } from '#admin/views/view-of.ts';
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
