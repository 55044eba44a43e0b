import type { Waiter } from './line.ts';
import type { Policy } from './policy.ts';

/** What the order depends on; inside one lane it is the same whoever goes first. */
type Order = Pick<Policy, 'order'> & Partial<Pick<Policy, 'bookedFirst'>>;

/** The order of a queue without priority and insertions; total, because numbers differ and the gid decides at last. */
export function inOrder({ order, bookedFirst }: Order): (one: Waiter, other: Waiter) => number {
  const group = ({ lane }: Waiter) => {
    // Who is not here cannot go before those who are, when the order is that of coming.
    if (order === 'checkIn' && lane === 'absent') return 2;
    return bookedFirst && (lane === 'walkIn' || lane === 'extra') ? 1 : 0;
  };
  const key = ({ orderKey, arrivedAt }: Waiter) => (order === 'checkIn' ? arrivedAt : orderKey);
  return (one, other) =>
    group(one) - group(other) ||
    key(one) - key(other) ||
    one.number - other.number ||
    (one.gid < other.gid ? -1 : one.gid > other.gid ? 1 : 0);
}

/** The first by a comparison; undefined of nobody. */
export function first<One>(all: readonly One[], compare: (one: One, other: One) => number): One | undefined {
  return all.reduce<One | undefined>(
    (best, one) => (best === undefined || compare(one, best) < 0 ? one : best),
    undefined,
  );
}
