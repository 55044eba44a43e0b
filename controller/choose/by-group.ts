import { asCounted } from '#client/text/as-counted.ts';
import type { Counter } from '#generated/shapes.ts';

export interface CounterGroup {
  groupGid?: string;
  groupName?: string;
  counters: Counter[];
}

/** Whether nobody serves at a counter. */
export function isFree({ service }: Pick<Counter, 'service'>): boolean {
  return service === 'unlogin';
}

/** The first counter of a group at which nobody serves. */
export function firstFree(counters: readonly Counter[], groupGid: string): Counter | undefined {
  return byGroup(counters)
    .find((group) => group.groupGid === groupGid)
    ?.counters.find(isFree);
}

/** Counters that call from a queue of their own first, then those of each group; each as people count, 9 before 10. */
export function byGroup(counters: readonly Counter[]): CounterGroup[] {
  const groups = new Map<string | undefined, CounterGroup>();
  for (const counter of counters) {
    const { groupGid, groupName } = counter;
    const group = groups.get(groupGid) ?? { groupGid, groupName, counters: [] };
    group.counters.push(counter);
    groups.set(groupGid, group);
  }
  for (const { counters: members } of groups.values()) {
    members.sort((one, other) => asCounted(one.counterName || one.name, other.counterName || other.name));
  }
  return [...groups.values()].sort((one, other) => Number(Boolean(one.groupGid)) - Number(Boolean(other.groupGid)));
}
