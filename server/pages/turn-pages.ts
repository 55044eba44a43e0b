import type { ViewCounter, ViewGroup } from '#generated/shapes.ts';

/** What of a list stands on the page now, and which of how many pages it is, from 0. */
export interface Turned<Item> {
  readonly shown: readonly Item[];
  readonly page: number;
  readonly count: number;
}

/**
 * A page of a list, with pages as even as they can be.
 * @param most items on a page
 * @param turn counts up; each page comes in its turn
 */
export function turnList<Item>(items: readonly Item[], most: number, turn: number): Turned<Item> {
  const count = Math.max(1, Math.ceil(items.length / most));
  const perPage = Math.ceil(items.length / count);
  const page = turn % count;
  return { shown: items.slice(page * perPage, (page + 1) * perPage), page, count };
}

/** A group with some of its counters. */
export interface GroupPart {
  readonly group: ViewGroup;
  readonly counters: readonly ViewCounter[];
}

/** Fills pages with groups; one that is larger than a page goes on, with its name, on the next. @param rows on a page */
export function turnGroups(groups: readonly ViewGroup[], rows: number, turn: number): Turned<GroupPart> {
  const pages: GroupPart[][] = [];
  let left = 0;
  for (const part of groups.flatMap((group) => partsOf(group, rows - rowsBeside(group)))) {
    const needed = part.counters.length + rowsBeside(part.group);
    if (needed > left) {
      pages.push([]);
      left = rows;
    }
    pages.at(-1)?.push(part);
    left -= needed;
  }
  const count = Math.max(1, pages.length);
  const page = turn % count;
  return { shown: pages[page] ?? [], page, count };
}

function partsOf(group: ViewGroup, most: number): GroupPart[] {
  const { count } = turnList(group.counters, most, 0);
  return Array.from({ length: count }, (_, page) => ({ group, counters: turnList(group.counters, most, page).shown }));
}

/** Its name, and whoever waits or was passed. */
function rowsBeside({ next, passed }: ViewGroup): number {
  return 1 + Number(next.length > 0) + Number(passed.length > 0);
}
