import { useEffect, useRef, useState } from 'react';
import type { ViewCall } from '#generated/shapes.ts';
import { evenPages } from './even-pages.ts';
import { shownData } from './shown-data.ts';

export interface Pages<Item> {
  shown: Item[];
  /** From 0. */
  page: number;
  count: number;
  perPage: number;
}

/**
 * Turns the pages of a list, and goes at once to the page of an item that is called; the same item can be called again.
 * @param wanted index of what a call is for; -1 for none
 * @param row how many stand beside each other
 */
export function usePages<Item>(
  items: readonly Item[],
  most: number,
  seconds: number,
  wanted?: (latest: ViewCall) => number,
  row = 1,
): Pages<Item> {
  const { count, perPage } = evenPages(items.length, most, row);
  const [page, setPage] = useState(0);
  const now = Math.min(page, count - 1);
  const held = useRef({ now, perPage, count, wanted });
  held.current = { now, perPage, count, wanted };
  const turned = useRef<number | undefined>(undefined);

  /** Goes to the page of the call, if it is another one. @returns whether it is */
  const { current: turn } = useRef((anew: boolean) => {
    const { latest } = shownData.get() || { latest: null };
    if (!held.current.wanted || (!anew && turned.current === latest?.seq)) return false;
    turned.current = latest?.seq;
    const place = latest ? held.current.wanted(latest) : -1;
    if (place >= 0) setPage(Math.floor(place / held.current.perPage));
    return true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages of another size have the call elsewhere
  useEffect(() => {
    turn(true);
  }, [perPage]);

  // With a call the page's time starts anew.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      if (count > 1) timer = setTimeout(() => setPage((now + 1) % count), seconds * 1000);
    };
    begin();
    const stop = shownData.subscribe(() => {
      if (turn(false)) begin();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [now, count, seconds, turn]);

  return { shown: items.slice(now * perPage, (now + 1) * perPage), page: now, count, perPage };
}
