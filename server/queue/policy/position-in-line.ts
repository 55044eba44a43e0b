import type { TicketSource } from '#generated/values.ts';
import type { LineCounts, LinePosition } from './line.ts';
import type { Policy } from './policy.ts';

/** Why somebody who has a ticket comes to stand in line again. */
export type JoinReason =
  /** Was passed and is here again. */
  | 'passedBack'
  /** Is back from an examination. */
  | 'examinedBack'
  /** Was away for a moment, or put back from the counter. */
  | 'awayBack'
  /** Was sent to another counter of the same queue. */
  | 'sentOn'
  /** Was sent here from another queue. */
  | 'received';

/** Who has a number, as far as the place in line depends on it. */
export interface Numbered extends Pick<LinePosition, 'priority' | 'slotEndsAt'> {
  readonly number: number;
  readonly source: TicketSource;
}

type Counts = Pick<LineCounts, 'ordinaryCalls' | 'slotEndsAt'>;

/** Where a new ticket stands: an appointment is absent until its patient has come. */
export function positionOnIssue(ticket: Numbered, counts: Counts, now: number): LinePosition {
  const position = ordinaryPosition(ticket, counts, now);
  return position.lane === 'booked' ? { ...position, lane: 'absent' } : position;
}

/** Where somebody stands who has come now, in time or late. */
export function positionOnArrival(ticket: Numbered, late: boolean, counts: Counts, now: number): LinePosition {
  const position = ordinaryPosition(ticket, counts, now);
  return late ? { ...position, lane: 'late' } : position;
}

/**
 * The one place where it is decided where somebody stands who comes back to a line, or into another.
 * @param ticket as it is, with the place that it had
 * @param counts those of the queue in which the ticket stands from now on
 * @returns the place to write with the event, as its payload's `place`
 */
export function positionInLine(
  { passedRule, examinedRule }: Pick<Policy, 'passedRule' | 'examinedRule'>,
  ticket: Numbered & LinePosition,
  why: JoinReason,
  counts: Counts,
  now: number,
): LinePosition {
  switch (why) {
    case 'sentOn':
      return ordinaryPosition(ticket, counts, now);
    case 'received': {
      // Added beyond the numbers of another session: here the patient is one like all others.
      const source = ticket.source === 'extra' ? 'staff' : ticket.source;
      return ordinaryPosition({ ...ticket, source }, counts, now);
    }
    case 'awayBack':
      // Called without having checked in: who goes away and comes back, or was at the counter, has been here.
      return ticket.lane === 'absent' ? ordinaryPosition(ticket, counts, ticket.arrivedAt) : positionOf(ticket);
    case 'passedBack':
      // By hand: staff took the patient back themselves, and so they stand where they stood.
      if (passedRule === 'asBefore' || passedRule === 'byHand')
        return ordinaryPosition(ticket, counts, ticket.arrivedAt);
      return returnedPosition('passed', ticket, counts, now);
    case 'examinedBack':
      if (examinedRule === 'asBefore') return ordinaryPosition(ticket, counts, ticket.arrivedAt);
      return returnedPosition('examined', ticket, counts, now);
  }
}

/** The place alone of somebody who has one. */
export function positionOf({
  lane,
  priority,
  orderKey,
  arrivedAt,
  joinedCount,
  slotEndsAt,
}: LinePosition): LinePosition {
  return { lane, priority, orderKey, arrivedAt, joinedCount, slotEndsAt };
}

function ordinaryPosition(
  { number, source, priority, slotEndsAt }: Numbered,
  counts: Counts,
  arrivedAt: number,
): LinePosition {
  return { lane: laneOf(source), priority, orderKey: number, arrivedAt, joinedCount: counts.ordinaryCalls, slotEndsAt };
}

function laneOf(source: TicketSource): LinePosition['lane'] {
  if (source === 'appointment') return 'booked';
  return source === 'extra' ? 'extra' : 'walkIn';
}

/** Behind those of the lane who came back before, in the time slot that the queue is at. */
function returnedPosition(
  lane: 'passed' | 'examined',
  { priority }: Numbered,
  { ordinaryCalls, slotEndsAt }: Counts,
  now: number,
): LinePosition {
  return { lane, priority, orderKey: now, arrivedAt: now, joinedCount: ordinaryCalls, slotEndsAt };
}
