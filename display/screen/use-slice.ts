import { useLayoutEffect, useRef, useState } from 'react';
import type { Store } from '#client/store.ts';
import type { ScreenData } from './screen-data.ts';
import { shownData } from './shown-data.ts';

/** What `take` gives of a store's value; the component draws again only when that is another value. */
export function useSliceOf<Whole, Slice>(store: Store<Whole>, take: (whole: Whole) => Slice): Slice {
  const [, redraw] = useState<object>();
  const slice = take(store.get());
  const held = useRef({ take, slice });
  held.current = { take, slice };
  useLayoutEffect(() => {
    const look = () => {
      try {
        if (alike(held.current.take(store.get()), held.current.slice)) return;
      } catch {
        // Drawn anew it fails where it is guarded.
      }
      redraw({});
    };
    look();
    return store.subscribe(look);
  }, [store]);
  return slice;
}

/** The same of the data that blocks draw from. */
export function useSlice<Slice>(take: (data: ScreenData) => Slice): Slice {
  return useSliceOf(shownData, (data) => take(data as ScreenData));
}

/** The data that blocks draw from; the component draws again only when something that it has read in it is another value. */
export function useData(): ScreenData {
  const [, redraw] = useState<object>();
  const [reading] = useState(readAndNote);
  useLayoutEffect(() => {
    const look = () => {
      if (reading.isStale()) redraw({});
    };
    look();
    return shownData.subscribe(look);
  }, [reading]);
  return reading.data;
}

function readAndNote(): { data: ScreenData; isStale(): boolean } {
  const read: { [key: string]: unknown } = {};
  const present = () => (shownData.get() || {}) as { [key: string]: unknown };
  const data = new Proxy(read, {
    get: (_, key: string) => {
      read[key] = present()[key];
      return read[key];
    },
  });
  return {
    data: data as unknown as ScreenData,
    isStale: () => Object.keys(read).some((key) => !Object.is(read[key], present()[key])),
  };
}

/** Equal, or lists of equal values: parts that did not change are the same objects (kept-parts.ts). */
function alike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, place) => alike(value, other[place]));
  }
  return Object.is(one, other);
}
