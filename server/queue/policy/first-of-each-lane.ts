import type { Waiter } from './line.ts';
import type { Policy } from './policy.ts';

/** The first of each lane and class, of those who chose a counter and those who did not: as `chooseNext` asks for them. */
export function firstOfEachLane<Somebody extends Waiter>(
  people: readonly Somebody[],
  order: Policy['order'],
): Somebody[] {
  const key = ({ orderKey, arrivedAt }: Waiter) => (order === 'checkIn' ? arrivedAt : orderKey);
  const firsts = new Map<string, Somebody>();
  for (const one of people) {
    const lane = `${one.lane} ${one.priority}`;
    const first = firsts.get(lane);
    if (!first || key(one) - key(first) < 0 || (key(one) === key(first) && one.number < first.number)) {
      firsts.set(lane, one);
    }
  }
  return [...firsts.values()];
}
