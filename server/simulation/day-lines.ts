import { first } from '../queue/policy/in-order.ts';
import { type LineCounts, noCalls, type Waiter } from '../queue/policy/line.ts';
import { inLane } from '../queue/policy/order-of-calls.ts';
import type { Policy } from '../queue/policy/policy.ts';

/** Who stands in line in each session of a simulated day; each session has a line and counts of its own. */
export interface DayLines<Visitor> {
  /**
   * The session that the counters serve (decision 020): the earliest in which somebody waits, else the latest to which
   * somebody has come.
   */
  served(): number;
  join(session: number, waiter: Waiter, visitor: Visitor): void;
  /** Takes somebody out of the line of a session. */
  leave(session: number, waiter: Waiter): Visitor;
  waiting(session: number): Waiter[];
  /** The first of each lane and class: among them chooseNext decides. */
  heads(session: number): Waiter[];
  counts(session: number): LineCounts;
  count(session: number, counts: LineCounts): void;
  /** Whether nobody waits in any session. */
  isEmpty(): boolean;
}

export function openLines<Visitor>(policy: Policy): DayLines<Visitor> {
  const lines = new Map<number, Map<Waiter, Visitor>>();
  const counted = new Map<number, LineCounts>();
  const waiting = (session: number) => [...(lines.get(session)?.keys() ?? [])];
  const begun = () => [...lines.keys()].sort((one, other) => one - other);
  return {
    served: () => begun().find((session) => lines.get(session)!.size > 0) ?? begun().at(-1) ?? 0,
    join: (session, waiter, visitor) => {
      lines.set(session, (lines.get(session) ?? new Map()).set(waiter, visitor));
    },
    leave: (session, waiter) => {
      const visitor = lines.get(session)!.get(waiter)!;
      lines.get(session)!.delete(waiter);
      return visitor;
    },
    waiting,
    heads: (session) => {
      const lanes = Map.groupBy(waiting(session), ({ lane, priority }) => `${lane} ${priority}`);
      return [...lanes.values()].map((people) => first(people, inLane(policy))!);
    },
    counts: (session) => counted.get(session) ?? noCalls,
    count: (session, counts) => {
      counted.set(session, counts);
    },
    isEmpty: () => [...lines.values()].every(({ size }) => size === 0),
  };
}
