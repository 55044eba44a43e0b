import type { Insertion as Shown } from '#generated/shapes.ts';
import type { ExtraRule, LateRule, RejoinRule } from '#generated/values.ts';
import { type InsertedLane, type LineCounts, noCalls, type Waiter } from './line.ts';
import type { Policy } from './policy.ts';

/** How one lane is put between the ordinary patients. */
interface Insertion {
  readonly rule: LateRule | RejoinRule | ExtraRule;
  readonly after: number;
  readonly every: number;
  /** Where the count of ordinary calls stood at the lane's last call. */
  readonly lastAt: number;
}

/** The rule of a lane, with what the queue remembers of it. */
export function insertionOf(policy: Policy, counts: LineCounts, lane: InsertedLane): Insertion {
  switch (lane) {
    case 'late':
      return { rule: policy.lateRule, after: policy.lateEvery, every: policy.lateEvery, lastAt: counts.lateAt };
    case 'extra':
      return { rule: policy.extraRule, after: policy.extraEvery, every: policy.extraEvery, lastAt: counts.extraAt };
    case 'passed': {
      const { passedRule, passedAfter, passedEvery: every } = policy;
      // By hand nobody comes into this lane: who stands in it was let in by the rule of before, and staff need not again.
      const rule = passedRule === 'byHand' ? 'asBefore' : passedRule;
      return { rule, after: rule === 'everyN' ? every : passedAfter, every, lastAt: counts.passedAt };
    }
    case 'examined': {
      const { examinedRule: rule, examinedAfter, examinedEvery: every } = policy;
      return { rule, after: rule === 'everyN' ? every : examinedAfter, every, lastAt: counts.examinedAt };
    }
  }
}

/** How a lane is put between the others, as it is told: the rule, and the number where the rule counts. */
export function insertionShown(policy: Policy, lane: InsertedLane): Shown {
  const { rule, after, every } = insertionOf(policy, noCalls, lane);
  if (rule === 'afterN') return { rule, count: after };
  return rule === 'everyN' ? { rule, count: every } : { rule };
}

/**
 * The count of ordinary calls from which it is the turn of somebody who came late, came back or was added: so many after they
 * came, and so many after the last of their lane. Infinity: not before all ordinary patients; undefined: only by hand.
 */
export function turnOf(
  policy: Policy,
  counts: LineCounts,
  waiter: Waiter & { readonly lane: InsertedLane },
  ordinaryHeads: readonly Waiter[],
): number | undefined {
  const { rule, after, every, lastAt } = insertionOf(policy, counts, waiter.lane);
  switch (rule) {
    case 'everyN':
    case 'afterN':
      return Math.max(waiter.joinedCount + after, lastAt + every);
    case 'endOfSlot':
      return ordinaryHeads.some((head) => slotEnd(head) <= slotEnd(waiter)) ? Number.POSITIVE_INFINITY : 0;
    case 'afterBooked':
      return ordinaryHeads.some(({ lane }) => lane !== 'walkIn') ? Number.POSITIVE_INFINITY : 0;
    case 'endOfSession':
      return Number.POSITIVE_INFINITY;
    case 'asNormal':
    case 'asBefore':
      return 0;
    case 'byHand':
      return undefined;
  }
}

/** Who has no slot belongs to the whole session. */
function slotEnd({ slotEndsAt }: Waiter): number {
  return slotEndsAt === 0 ? Number.POSITIVE_INFINITY : slotEndsAt;
}
