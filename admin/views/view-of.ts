import type { Resource } from '#generated/resources.ts';
import type { SavedViews } from '#generated/shapes.ts';
import { firstLook } from '../list/first-look.ts';

export type SavedView = SavedViews['views'][number];

type Values = Record<string, unknown>;

/** How a list is narrowed and ordered now. */
export interface Look {
  readonly filter: Values;
  readonly sort: { field: string; order: 'ASC' | 'DESC' };
}

/** What of a list's filters is part of a view: choices. What was typed, such as a name, is not. */
export function savedFilters({ filters }: Pick<Resource, 'filters'>, filter: Values): SavedView['filters'] {
  const chosen = filters.filter((field) => isChoice(field) && filter[field.source] !== undefined);
  return chosen.map(({ source }) => ({ field: source, value: JSON.stringify(filter[source]) }));
}

/** Whether something that narrows the list is left out of its view. */
export function leavesOut(resource: Pick<Resource, 'filters'>, filter: Values): boolean {
  return Object.keys(filter).length > savedFilters(resource, filter).length;
}

/** How a list looks in a view; a filter, a choice or an order that the list no longer has is left out. */
export function lookOf(resource: Resource, view: SavedView): Look {
  const chosen = view.filters.map(({ field, value }) => [field, JSON.parse(value) as unknown] as const);
  const known = chosen.filter(([field, value]) =>
    resource.filters.some(({ source, values }) => source === field && (values?.includes(value as string) ?? true)),
  );
  const first = firstLook(resource).sort;
  const isOrder = resource.columns.some(({ source, sortable }) => source === view.sort && sortable);
  const sort = { field: view.sort, order: view.descending ? ('DESC' as const) : ('ASC' as const) };
  return { filter: Object.fromEntries(known), sort: isOrder || view.sort === first.field ? sort : first };
}

/** Whether a list stands as it was opened: nobody has narrowed, ordered or turned it yet. */
export function isUntouched(resource: Resource, { filter, sort, page }: Look & { page: number }): boolean {
  const first = firstLook(resource);
  const { field, order } = first.sort;
  const isOrdered = sort.field !== field || sort.order !== order;
  return Object.keys(filter).length === 0 && !isOrdered && page === first.pagination.page;
}

/** The views with those of a list that were managed as they are kept; others that were stored meanwhile stay. */
export function withManaged(
  views: readonly SavedView[],
  managed: readonly SavedView[],
  kept: readonly SavedView[],
): SavedView[] {
  const isOne = (of: readonly SavedView[]) => (view: SavedView) =>
    of.some(({ list, title }) => list === view.list && title === view.title);
  const others = views.filter((view) => !isOne(managed)(view));
  return kept.reduce(withView, others);
}

/** The views with one more, or in place of the one of this list and name; the only one that its list opens with, if it is. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ list, title }) => list !== view.list || title !== view.title);
  const standing = others.map((one) => (view.standard && one.list === view.list ? { ...one, standard: false } : one));
  return [...standing, view];
}

function isChoice({ type, reference, values }: Resource['filters'][number]): boolean {
  if (type === 'list') return Boolean(reference ?? values);
  return type === 'enum' || type === 'boolean' || type === 'reference';
}
