import type { ViewCounter } from '#generated/shapes.ts';
import type { ScreenData } from '../screen/screen-data.ts';
import { listAt } from '../text/value-at.ts';

/** The last list that was looked into, by the names of its counters: every row of a table looks into the same one. */
let list: ViewCounter[] = [];
let places = new Map<string, ViewCounter>();

/** The counter of a name in the list at a path. */
export function counterAt(data: ScreenData, path: string, gid: string): ViewCounter | undefined {
  const counters = listAt<ViewCounter>(data, path);
  if (counters !== list) {
    list = counters;
    places = new Map(counters.map((counter): [string, ViewCounter] => [counter.gid, counter]));
  }
  return places.get(gid);
}
