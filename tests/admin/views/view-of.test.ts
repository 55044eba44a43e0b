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
import schema from '#schemas/values/SavedViews.json' with { type: 'json' };

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
  expect(lookOf({ ...staff, filters: [] }, view('休')).filter).toEqual({});
});

test('a list stands in its own order, and is not narrowed, where the order or the choice of a view is gone', () => {
  const { panel, media } = resources;
  const gone = { ...view('舊'), sort: 'employeeNumber' };
  expect(lookOf(staff, gone).sort).toEqual({ field: staff.defaultSort, order: 'ASC' });
  expect(lookOf(media, { ...view('序'), sort: 'position' }).sort).toEqual({ field: 'position', order: 'DESC' });
  const chosen = (value: string) => lookOf(panel, { ...view('式'), filters: [{ field: 'callingMode', value }] }).filter;
  expect(chosen('-1')).toEqual({ callingMode: -1 });
  expect(chosen('7')).toEqual({});
});

test('every choice of every list, and every order, can be kept in a view', () => {
  const { properties } = schema.properties.views.items;
  const [order, value] = [properties.sort, properties.filters.items.properties.value].map(
    ({ pattern }) => new RegExp(pattern),
  ) as [RegExp, RegExp];
  for (const { columns, filters } of Object.values(resources)) {
    for (const { source, sortable } of columns) if (sortable) expect(source).toMatch(order);
    for (const { values = [] } of filters) for (const one of values) expect(JSON.stringify(one)).toMatch(value);
  }
  expect('line2').toMatch(order);
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
