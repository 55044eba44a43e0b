import type { Chance } from '../simulation/chance.ts';
import { type HourFact, happened, present } from './past-day.ts';

/** A group of counters, with the public IDs of the group and of each counter's panel and clerk. */
export interface PastGroup {
  readonly gid: string;
  readonly counters: readonly { readonly panelGid: string; readonly staffGid: string }[];
}

/** Visitors of one counter in each hour of an ordinary day, from seven on: many come before the clinics and after them. */
const opensAt = 7;
const visitors = [5, 11, 12, 10, 8, 4, 7, 10, 9, 7, 4, 6, 6, 3];
/** What a counter can serve in an hour. */
const most = 13;
/** From Sunday on. */
const rush = [0, 1.25, 1.05, 1, 1, 0.95, 0.9];
const closesOnSaturdays = 13;

/**
 * A past day at the counters of a group: numbers taken, called, completed and passed, hour by hour.
 * @param weekday 0 is Sunday, when the counters are closed
 * @param startOf when an hour of the day began, milliseconds since 1970 UTC
 */
export function counterDay(
  { gid, counters }: PastGroup,
  weekday: number,
  startOf: (hour: number) => number,
  chance: Chance,
): HourFact[] {
  const queue = { ownerGid: gid, session: 'day' } as const;
  return visitors.flatMap((ordinary, index) => {
    const hour = opensAt + index;
    if (weekday === 6 && hour >= closesOnSaturdays) return [];
    const time = { hour, beganAt: startOf(hour) };
    let issued = 0;
    const facts = counters.flatMap(({ panelGid, staffGid }) => {
      const demand = ordinary * (rush[weekday] as number) * (0.85 + 0.3 * chance.next());
      const called = Math.min(most, Math.round(demand));
      const passed = chance.happens(0.3) ? Math.min(1, called) : 0;
      issued += called;
      const place = { ...queue, panelGid, staffGid, ...time };
      return [
        present(place),
        ...happened(place, 'called', called, 2 + demand * (0.5 + chance.next())),
        ...happened(place, 'recalled', passed),
        ...happened(place, 'passed', passed),
        ...happened(place, 'completed', called - passed, 2.5 + chance.next()),
        ...happened(place, 'completedByNext', Math.round((called - passed) * 0.9)),
      ];
    });
    return [...happened({ ...queue, ...time }, 'issued', issued), ...facts];
  });
}
