import type { Resource } from '#generated/resources.ts';
import type { SavedViews } from '#generated/shapes.ts';

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

/** How a list looks in a view; a filter that the list no longer has is left out. */
export function lookOf({ filters }: Pick<Resource, 'filters'>, view: SavedView): Look {
  const known = view.filters.filter(({ field }) => filters.some(({ source }) => source === field));
  return {
    filter: Object.fromEntries(known.map(({ field, value }) => [field, JSON.parse(value) as unknown])),
    sort: { field: view.sort, order: view.descending ? 'DESC' : 'ASC' },
  };
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
