import { afterCall } from './after-call.ts';
import { chooseNext } from './choose-next.ts';
import { firstOfEachLane } from './first-of-each-lane.ts';
import { inOrder } from './in-order.ts';
import { type Choice, cameBack, type LineCounts, type Waiter } from './line.ts';
import type { Policy } from './policy.ts';

/**
 * The order in which those in line will be called if nobody else comes and the clock stands still: it plays
 * `chooseNext` until the line is empty, so that lists, positions and calls can never disagree. Where patients chose a
 * counter, the counters call in turn, each without those who chose another.
 * @param line everybody in line, in any order; none who was sent to a counter
 * @param limit how many are wanted
 * @param counters those that call in turn, the first first; needed only where somebody chose one
 * @returns them with the reason of each; those whom only staff call by number are not among them
 */
export function orderOfCalls(
  policy: Policy,
  line: readonly Waiter[],
  counts: LineCounts,
  now: number,
  limit: number = Number.POSITIVE_INFINITY,
  counters: readonly string[] = [],
): CounterChoice[] {
  const lanes = lanesOf(policy, line);
  const calls: CounterChoice[] = [];
  let after = counts;
  let idle = 0;
  for (let turn = 0; calls.length < limit; turn += 1) {
    const counter = counters[turn % counters.length];
    const mine = lanes.filter(({ chosen }) => !chosen || chosen === counter);
    const heads = mine.flatMap(({ people, called }) => people[called] ?? []);
    const choice = chooseNext(policy, counter ? firstOfEachLane(heads, policy.order) : heads, after, now);
    if (!choice) {
      idle += 1;
      if (idle < counters.length) continue;
      break;
    }
    idle = 0;
    const { waiter, reason } = choice;
    mine.find(({ people, called }) => people[called] === waiter)!.called += 1;
    calls.push(counter ? { ...choice, counter } : choice);
    after = afterCall(after, { lane: waiter.lane, reason, slotEndsAt: waiter.slotEndsAt });
  }
  return calls;
}

/** A call that is to come, and the counter whose turn it is. */
export interface CounterChoice extends Choice {
  readonly counter?: string;
}

interface LaneInPlay {
  /** The counter that all of them chose; empty where any may call them. */
  readonly chosen: string;
  readonly people: readonly Waiter[];
  called: number;
}

function lanesOf(policy: Policy, line: readonly Waiter[]): LaneInPlay[] {
  const lanes = Map.groupBy(line, (one) => `${one.lane} ${one.priority} ${one.chosenCounterGid ?? ''}`);
  return [...lanes.values()].map((people) => ({
    chosen: people[0]!.chosenCounterGid ?? '',
    people: people.toSorted(inLane(policy)),
    called: 0,
  }));
}

/** The order inside a lane: that of the queue; who came back stands by the moment of coming back. */
export function inLane(policy: Policy): (one: Waiter, other: Waiter) => number {
  const compare = inOrder(policy);
  return (one, other) =>
    cameBack(one.lane) ? one.arrivedAt - other.arrivedAt || compare(one, other) : compare(one, other);
}
