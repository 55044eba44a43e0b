import { useEffect, useState } from 'react';

export interface Pages<Item> {
  shown: Item[];
  /** From 0. */
  page: number;
  count: number;
  perPage: number;
}

/** Pages as even as they can be: seven rooms of which six fit make four and three, not six and one. */
export function evenPages(items: number, most: number): { count: number; perPage: number } {
  const count = Math.max(1, Math.ceil(items / Math.max(1, most)));
  return { count, perPage: Math.max(1, Math.ceil(items / count)) };
}

/**
 * Turns the pages of a list, and goes at once to the page of `wanted`, the index of an item that was just called.
 * @param turn changes with each call, so that the same item can be wanted again
 */
export function usePages<Item>(
  items: Item[],
  most: number,
  seconds: number,
  wanted: number,
  turn: unknown,
): Pages<Item> {
  const { count, perPage } = evenPages(items.length, most);
  const [page, setPage] = useState(0);
  const now = Math.min(page, count - 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a call turns the page, a changed list does not
  useEffect(() => {
    if (wanted >= 0) setPage(Math.floor(wanted / perPage));
  }, [turn, perPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with a call the page's time starts anew
  useEffect(() => {
    if (count < 2) return;
    const timer = setTimeout(() => setPage((now + 1) % count), seconds * 1000);
    return () => clearTimeout(timer);
  }, [now, count, seconds, turn]);

  return { shown: items.slice(now * perPage, (now + 1) * perPage), page: now, count, perPage };
}
