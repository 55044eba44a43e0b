import { afterCall } from './after-call.ts';
import { chooseNext } from './choose-next.ts';
import { inOrder } from './in-order.ts';
import { type Choice, cameBack, type LineCounts, type Waiter } from './line.ts';
import type { Policy } from './policy.ts';

/**
 * The order in which those in line will be called if nobody else comes and the clock stands still: it plays
 * `chooseNext` until the line is empty, so that lists, positions and calls can never disagree.
 * @param line everybody in line, in any order; none who was sent to a counter
 * @param limit how many are wanted
 * @returns them with the reason of each; those whom only staff call by number are not among them
 */
export function orderOfCalls(
  policy: Policy,
  line: readonly Waiter[],
  counts: LineCounts,
  now: number,
  limit: number = Number.POSITIVE_INFINITY,
): Choice[] {
  const lanes = lanesOf(policy, line);
  const calls: Choice[] = [];
  let after = counts;
  while (calls.length < limit) {
    const choice = chooseNext(
      policy,
      lanes.flatMap(({ people, called }) => people[called] ?? []),
      after,
      now,
    );
    if (!choice) break;
    const { waiter, reason } = choice;
    lanes.find(({ people, called }) => people[called] === waiter)!.called += 1;
    calls.push(choice);
    after = afterCall(after, { lane: waiter.lane, reason, slotEndsAt: waiter.slotEndsAt });
  }
  return calls;
}

interface LaneInPlay {
  readonly people: readonly Waiter[];
  called: number;
}

function lanesOf(policy: Policy, line: readonly Waiter[]): LaneInPlay[] {
  const lanes = Map.groupBy(line, ({ lane, priority }) => `${lane} ${priority}`);
  return [...lanes.values()].map((people) => ({ people: people.toSorted(inLane(policy)), called: 0 }));
}

/** The order inside a lane: that of the queue; who came back stands by the moment of coming back. */
export function inLane(policy: Policy): (one: Waiter, other: Waiter) => number {
  const compare = inOrder(policy);
  return (one, other) =>
    cameBack(one.lane) ? one.arrivedAt - other.arrivedAt || compare(one, other) : compare(one, other);
}
