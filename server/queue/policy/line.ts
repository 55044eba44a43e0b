import type { CallReason, QueueLane } from '#generated/values.ts';

/** Where a ticket stands in its queue; written with the event that put it there, so that the log alone tells it. */
export interface LinePosition {
  readonly lane: QueueLane;
  /** Class of priority: 0 for ordinary patients, else the higher the sooner. */
  readonly priority: number;
  /** Order in the lane by registration: the number; who was sent may stand between two, who came back by its moment. */
  readonly orderKey: number;
  /** Order in the lane by check-in, and what waiting is counted from: milliseconds since 1970 UTC. */
  readonly arrivedAt: number;
  /** How many ordinary patients the queue had called when the ticket came to stand here. */
  readonly joinedCount: number;
  /** End of the time slot, milliseconds since 1970 UTC; 0 where there is none. */
  readonly slotEndsAt: number;
}

/** Somebody in line, as far as the order is concerned. */
export interface Waiter extends LinePosition {
  readonly gid: string;
  readonly number: number;
  /** The one counter that calls them in their place, because they chose it. */
  readonly chosenCounterGid?: string | null;
  /** The one counter to which they were sent: it calls them before all others. */
  readonly forCounterGid?: string | null;
}

/** The one counter that calls somebody: to which they were sent, else which they chose. */
export function boundTo({ forCounterGid, chosenCounterGid }: Bound): string | null | undefined {
  return forCounterGid ?? chosenCounterGid;
}

/** Whether a counter calls somebody in their turn: not where another was chosen or they were sent to another. */
export function isCalledAt(counterGid: string, bound: Bound): boolean {
  return (boundTo(bound) ?? counterGid) === counterGid;
}

type Bound = Pick<Waiter, 'forCounterGid' | 'chosenCounterGid'>;

/** What a queue remembers of its calls; only calls change it, so that it follows from the log. */
export interface LineCounts {
  /** Ordinary patients called so far. */
  readonly ordinaryCalls: number;
  /** How many in a row went before the first in the order. */
  readonly priorityRun: number;
  /** Where ordinaryCalls stood when the last one of a lane was called; `never` before the first. */
  readonly lateAt: number;
  readonly passedAt: number;
  readonly examinedAt: number;
  readonly extraAt: number;
  /** End of the time slot that the queue is at (slotOfCall); 0 before the first. */
  readonly slotEndsAt: number;
}

/** Further back than any interval of a policy reaches. */
export const never = -1000;

export const noCalls: LineCounts = {
  ordinaryCalls: 0,
  priorityRun: 0,
  lateAt: never,
  passedAt: never,
  examinedAt: never,
  extraAt: never,
  slotEndsAt: 0,
};

/** What a queue remembers of its calls, apart from all else that is known of it. */
export function lineCounts(queue: LineCounts): LineCounts {
  const { ordinaryCalls, priorityRun, lateAt, passedAt, examinedAt, extraAt, slotEndsAt } = queue;
  return { ordinaryCalls, priorityRun, lateAt, passedAt, examinedAt, extraAt, slotEndsAt };
}

/** Who is next, and why. */
export interface Choice<Somebody extends Waiter = Waiter> {
  readonly waiter: Somebody;
  readonly reason: Exclude<CallReason, 'byNumber' | 'sent'>;
}

/** What a call tells of the line: enough to know its counts afterwards. */
export interface LineCall {
  readonly lane: QueueLane;
  readonly reason: CallReason;
  /** End of the patient's time slot; what afterCall is given is that of slotOfCall. */
  readonly slotEndsAt: number;
}

/** Lanes whose people are put between the ordinary ones. */
export type InsertedLane = Extract<QueueLane, 'late' | 'passed' | 'examined' | 'extra'>;

export function isInserted(lane: QueueLane): lane is InsertedLane {
  return lane === 'late' || lane === 'extra' || cameBack(lane);
}

/** Whether somebody stands by the moment of coming back, not by number or arrival. */
export function cameBack(lane: QueueLane): boolean {
  return lane === 'passed' || lane === 'examined';
}
