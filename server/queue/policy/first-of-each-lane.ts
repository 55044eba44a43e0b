import { first, inOrder } from './in-order.ts';
import type { Waiter } from './line.ts';
import type { Policy } from './policy.ts';

/** The first of each lane and class, of those who chose a counter and those who did not: as `chooseNext` asks for them. */
export function firstOfEachLane<Somebody extends Waiter>(
  people: readonly Somebody[],
  order: Policy['order'],
): Somebody[] {
  const compare = inOrder({ order });
  const lanes = Map.groupBy(people, ({ lane, priority }) => `${lane} ${priority}`);
  return [...lanes.values()].map((lane) => first(lane, compare)!);
}
