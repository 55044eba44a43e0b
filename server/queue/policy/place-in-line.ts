import type { TicketSource } from '#generated/values.ts';
import type { LineCounts, LinePlace } from './line.ts';
import type { Policy } from './policy.ts';

/** Why somebody comes to stand in line. */
export type JoinReason =
  /** A number was drawn or reserved. */
  | 'issued'
  /** Has come, in time or late. */
  | 'checkedIn'
  | 'checkedInLate'
  /** Was passed and is here again. */
  | 'passedBack'
  /** Is back from an examination. */
  | 'examinedBack'
  /** Was away for a moment. */
  | 'awayBack'
  /** Was sent here from another counter or queue. */
  | 'received';

/** Who comes to stand in line. */
export interface Joiner extends LinePlace {
  readonly number: number;
  readonly source: TicketSource;
}

/**
 * The one place where it is decided where somebody stands who joins a line or comes back to it.
 * @param joiner as they are, with the place they had
 * @returns the place to write with the event; whoever came back keeps the old place where the policy says so
 */
export function placeInLine(
  policy: Pick<Policy, 'passedRule' | 'examinedRule'>,
  joiner: Joiner,
  why: JoinReason,
  counts: Pick<LineCounts, 'ordinaryCalls' | 'slotEndsAt'>,
  now: number,
): LinePlace {
  const { number, source, priority, slotEndsAt } = joiner;
  const joinedCount = counts.ordinaryCalls;
  const booked = source === 'appointment';
  const ordinary = { lane: booked ? 'booked' : 'walkIn', priority, orderKey: number, joinedCount, slotEndsAt } as const;
  const back = { priority, orderKey: now, arrivedAt: now, joinedCount, slotEndsAt: counts.slotEndsAt };
  switch (why) {
    case 'issued':
      return { ...ordinary, lane: booked ? 'absent' : 'walkIn', arrivedAt: now };
    case 'checkedIn':
    case 'received':
      return { ...ordinary, arrivedAt: now };
    case 'checkedInLate':
      return { ...ordinary, lane: 'late', arrivedAt: now };
    case 'awayBack':
      return placeOf(joiner);
    case 'passedBack':
      return stays(policy.passedRule) ? { ...ordinary, arrivedAt: joiner.arrivedAt } : { ...back, lane: 'passed' };
    case 'examinedBack':
      return policy.examinedRule === 'asBefore'
        ? { ...ordinary, arrivedAt: joiner.arrivedAt }
        : { ...back, lane: 'examined' };
  }
}

/** At the old place; a passed patient whom staff take back although the rule is by hand stands there too. */
function stays(rule: Policy['passedRule']): boolean {
  return rule === 'asBefore' || rule === 'byHand';
}

function placeOf({ lane, priority, orderKey, arrivedAt, joinedCount, slotEndsAt }: LinePlace): LinePlace {
  return { lane, priority, orderKey, arrivedAt, joinedCount, slotEndsAt };
}
