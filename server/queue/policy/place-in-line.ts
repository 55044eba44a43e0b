import type { TicketSource } from '#generated/values.ts';
import type { LineCounts, LinePlace } from './line.ts';
import type { Policy } from './policy.ts';

/** Why somebody who has a ticket comes to stand in line again. */
export type JoinReason =
  /** Was passed and is here again. */
  | 'passedBack'
  /** Is back from an examination. */
  | 'examinedBack'
  /** Was away for a moment. */
  | 'awayBack'
  /** Was sent to another counter of the same queue. */
  | 'sentOn'
  /** Was sent here from another queue. */
  | 'received';

/** Who has a number, as far as the place in line depends on it. */
export interface Numbered extends Pick<LinePlace, 'priority' | 'slotEndsAt'> {
  readonly number: number;
  readonly source: TicketSource;
}

type Counts = Pick<LineCounts, 'ordinaryCalls' | 'slotEndsAt'>;

/** Where a new ticket stands: an appointment is absent until its patient has come. */
export function placeOnIssue(ticket: Numbered, counts: Counts, now: number): LinePlace {
  const place = ordinaryPlace(ticket, counts, now);
  return place.lane === 'booked' ? { ...place, lane: 'absent' } : place;
}

/** Where somebody stands who has come now, in time or late. */
export function placeOnArrival(ticket: Numbered, late: boolean, counts: Counts, now: number): LinePlace {
  const place = ordinaryPlace(ticket, counts, now);
  return late ? { ...place, lane: 'late' } : place;
}

/**
 * The one place where it is decided where somebody stands who comes back to a line, or into another.
 * @param ticket as it is, with the place that it had
 * @param counts those of the queue in which the ticket stands from now on
 * @returns the place to write with the event, as its payload's `place`
 */
export function placeInLine(
  { passedRule, examinedRule }: Pick<Policy, 'passedRule' | 'examinedRule'>,
  ticket: Numbered & LinePlace,
  why: JoinReason,
  counts: Counts,
  now: number,
): LinePlace {
  switch (why) {
    case 'sentOn':
      return ordinaryPlace(ticket, counts, now);
    case 'received': {
      // Added beyond the numbers of another session: here the patient is one like all others.
      const source = ticket.source === 'extra' ? 'staff' : ticket.source;
      return ordinaryPlace({ ...ticket, source }, counts, now);
    }
    case 'awayBack':
      return placeOf(ticket);
    case 'passedBack':
      // By hand: staff took the patient back themselves, and so they stand where they stood.
      if (passedRule === 'asBefore' || passedRule === 'byHand') return ordinaryPlace(ticket, counts, ticket.arrivedAt);
      return returnedPlace('passed', ticket, counts, now);
    case 'examinedBack':
      if (examinedRule === 'asBefore') return ordinaryPlace(ticket, counts, ticket.arrivedAt);
      return returnedPlace('examined', ticket, counts, now);
  }
}

/** The place alone of somebody who has one. */
export function placeOf({ lane, priority, orderKey, arrivedAt, joinedCount, slotEndsAt }: LinePlace): LinePlace {
  return { lane, priority, orderKey, arrivedAt, joinedCount, slotEndsAt };
}

function ordinaryPlace(
  { number, source, priority, slotEndsAt }: Numbered,
  counts: Counts,
  arrivedAt: number,
): LinePlace {
  return { lane: laneOf(source), priority, orderKey: number, arrivedAt, joinedCount: counts.ordinaryCalls, slotEndsAt };
}

function laneOf(source: TicketSource): LinePlace['lane'] {
  if (source === 'appointment') return 'booked';
  return source === 'extra' ? 'extra' : 'walkIn';
}

/** Behind those of the lane who came back before, in the time slot that the queue is at. */
function returnedPlace(
  lane: 'passed' | 'examined',
  { priority }: Numbered,
  { ordinaryCalls, slotEndsAt }: Counts,
  now: number,
): LinePlace {
  return { lane, priority, orderKey: now, arrivedAt: now, joinedCount: ordinaryCalls, slotEndsAt };
}
