import { minuteMs } from '../../ground/durations.ts';
import { first, inOrder } from './in-order.ts';
import { type Choice, type InsertedLane, isInserted, type LineCounts, type Waiter } from './line.ts';
import type { Policy } from './policy.ts';
import { turnOf } from './turn-of.ts';

/**
 * Decides who is next, and why. Pure: the engine, the lists that people see and the simulator all ask it.
 * @param heads the first of each lane and class, in the order of the policy (read-line.ts); nobody else matters
 * @param counts what the queue remembers of its calls (after-call.ts)
 * @param now milliseconds since 1970 UTC, for those who have waited long
 * @returns undefined when nobody waits, or only such whom staff call by number
 */
export function chooseNext<Somebody extends Waiter>(
  policy: Policy,
  heads: readonly Somebody[],
  counts: LineCounts,
  now: number,
): Choice<Somebody> | undefined {
  const ordinary = heads.filter((head) => isOrdinary(policy, head));
  const inserted = heads.flatMap((waiter) => {
    const turn = isOrdinary(policy, waiter)
      ? undefined
      : turnOf(policy, counts, waiter as Somebody & Inserted, ordinary);
    return turn === undefined ? [] : [{ waiter, turn }];
  });
  const due = first(inserted, bySoonestTurn);
  if (due && due.turn <= counts.ordinaryCalls) return { waiter: due.waiter, reason: 'inserted' };
  const firstInOrder = first(ordinary, inOrder(policy));
  if (!firstInOrder) return due && { waiter: due.waiter, reason: 'nobodyElse' };
  return amongOrdinary(policy, ordinary, firstInOrder, counts, now);
}

type Inserted = { readonly lane: InsertedLane };

/** Who came late or was added counts as ordinary where the policy treats them as normal. */
function isOrdinary({ lateRule, extraRule }: Policy, { lane }: Waiter): boolean {
  if (lane === 'late') return lateRule === 'asNormal';
  return lane === 'extra' ? extraRule === 'asNormal' : !isInserted(lane);
}

interface Turn<Somebody extends Waiter = Waiter> {
  readonly waiter: Somebody;
  readonly turn: number;
}

/** Whose turn comes soonest; of equals, whom nobody added, then who has been in line longer. */
function bySoonestTurn(one: Turn, other: Turn): number {
  if (one.turn !== other.turn) return one.turn < other.turn ? -1 : 1;
  const extra = ({ waiter }: Turn) => (waiter.lane === 'extra' ? 1 : 0);
  return (
    extra(one) - extra(other) ||
    one.waiter.arrivedAt - other.waiter.arrivedAt ||
    one.waiter.number - other.waiter.number ||
    (one.waiter.gid < other.waiter.gid ? -1 : 1)
  );
}

function amongOrdinary<Somebody extends Waiter>(
  policy: Policy,
  ordinary: readonly Somebody[],
  firstInOrder: Somebody,
  counts: LineCounts,
  now: number,
): Choice<Somebody> {
  const compare = inOrder(policy);
  const classOf = (waiter: Waiter) => raisedClass(policy, waiter, now);
  const urgent = first(ordinary, (one, other) => classOf(other) - classOf(one) || compare(one, other))!;
  if (urgent === firstInOrder) return { waiter: firstInOrder, reason: 'inOrder' };
  const { priorityEvery } = policy;
  if (priorityEvery > 0 && counts.priorityRun >= priorityEvery) return { waiter: firstInOrder, reason: 'fairTurn' };
  return { waiter: urgent, reason: urgent.priority > firstInOrder.priority ? 'priority' : 'aged' };
}

/** The class that somebody counts as of: a higher one for each `priorityAgeMinutes` of waiting; who is absent waits not. */
function raisedClass({ classes, priorityAgeMinutes }: Policy, waiter: Waiter, now: number): number {
  const given = Math.min(waiter.priority, classes);
  if (priorityAgeMinutes === 0 || waiter.lane === 'absent') return given;
  const aged = Math.floor(Math.max(0, now - waiter.arrivedAt) / (priorityAgeMinutes * minuteMs));
  return Math.min(given + aged, classes);
}
