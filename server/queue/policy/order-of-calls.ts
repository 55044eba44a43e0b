import { afterCall } from './after-call.ts';
import { chooseNext } from './choose-next.ts';
import { firstOfEachLane } from './first-of-each-lane.ts';
import { inOrder } from './in-order.ts';
import { boundTo, type Choice, cameBack, type LineCounts, type Waiter } from './line.ts';
import type { Policy } from './policy.ts';

/**
 * The order in which those in line will be called if nobody else comes and the clock stands still: it plays
 * `chooseNext` until the line is empty, so that lists, positions and calls can never disagree. Where patients chose a
 * counter or were sent to one, the counters call in turn, each first those who were sent to it, and without those whom
 * another calls.
 * @param line everybody in line, in any order
 * @param limit how many are wanted
 * @param counters those that call in turn, the first first; needed only where somebody chose one or was sent to one
 * @param resting those that call nobody until the others have nobody left
 * @returns them with the reason of each; those whom only staff call by number are not among them
 */
export function orderOfCalls(
  policy: Policy,
  line: readonly Waiter[],
  counts: LineCounts,
  now: number,
  limit: number = Number.POSITIVE_INFINITY,
  counters: readonly string[] = [],
  resting: readonly string[] = [],
): CounterChoice[] {
  const lanes = lanesOf(policy, line);
  const calls: CounterChoice[] = [];
  let after = counts;
  let calling = counters;
  let idle = 0;
  for (let turn = 0; calls.length < limit; turn += 1) {
    const counter = calling[turn % calling.length];
    const mine = lanes.filter(({ boundTo }) => !boundTo || boundTo === counter);
    const heads = mine.flatMap(({ people, called }) => people[called] ?? []);
    const sent = heads.find(({ forCounterGid }) => forCounterGid);
    const choice = sent
      ? { waiter: sent, reason: 'sent' as const }
      : chooseNext(policy, counter ? firstOfEachLane(heads, policy.order) : heads, after, now);
    if (!choice) {
      idle += 1;
      if (idle < calling.length) continue;
      if (calling === resting || resting.length === 0) break;
      [calling, idle, turn] = [resting, 0, -1];
      continue;
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
export interface CounterChoice extends Omit<Choice, 'reason'> {
  readonly reason: Choice['reason'] | 'sent';
  readonly counter?: string;
}

interface LaneInPlay {
  /** The counter that calls all of them, because it was chosen or they were sent there; empty where any may. */
  readonly boundTo: string;
  readonly people: readonly Waiter[];
  called: number;
}

function lanesOf(policy: Policy, line: readonly Waiter[]): LaneInPlay[] {
  const lanes = Map.groupBy(line, ({ forCounterGid, lane, priority, chosenCounterGid }) =>
    forCounterGid ? `sent ${forCounterGid}` : `${lane} ${priority} ${chosenCounterGid ?? ''}`,
  );
  return [...lanes.values()].map((people) => ({
    boundTo: boundTo(people[0]!) ?? '',
    people: people.toSorted(people[0]!.forCounterGid ? bySending : inLane(policy)),
    called: 0,
  }));
}

/** Those who were sent to one counter go by number, whatever the order of the queue. */
function bySending(one: Waiter, other: Waiter): number {
  return one.orderKey - other.orderKey || one.number - other.number;
}

/** The order inside a lane: that of the queue; who came back stands by the moment of coming back. */
export function inLane(policy: Policy): (one: Waiter, other: Waiter) => number {
  const compare = inOrder(policy);
  return (one, other) =>
    cameBack(one.lane) ? one.arrivedAt - other.arrivedAt || compare(one, other) : compare(one, other);
}
