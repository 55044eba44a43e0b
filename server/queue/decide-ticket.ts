import type { TicketSource, WalkInNumbers } from '#generated/values.ts';
import { Refusal } from '../errors/refusal.ts';
import type { QueueEvent } from './event.ts';
import { highestNumber } from './highest-number.ts';
import { move } from './move.ts';
import type { Policy } from './policy/policy.ts';
import { positionInLine, positionOnArrival, positionOnIssue } from './policy/position-in-line.ts';
import type { QueueRow, TicketRow } from './rows.ts';
import { isAtCounter } from './status-groups.ts';

/** What a new ticket is made with; gid and key are made by the caller, because decisions are pure. */
export interface NewTicket {
  readonly gid: string;
  readonly accessKey: string;
  readonly source: TicketSource;
  readonly appointmentGid?: string;
  /** The appointment's serial number; a walk-in draws from the number counter. */
  readonly serialNumber?: number;
  /** Which numbers are drawn from the number counter; every one where it is not said. */
  readonly numbers?: WalkInNumbers | undefined;
  /** The first number that it may have, where that is not the number counter's. */
  readonly from?: number;
  /** Class of priority, 0 for ordinary patients. */
  readonly priority: number;
  /** End of the time slot, milliseconds since 1970 UTC; 0 where there is none. */
  readonly slotEndsAt: number;
  /** The one counter that the patient chose. */
  readonly chosenCounterGid?: string | undefined;
}

/**
 * Issues a ticket: an appointment keeps its serial number, a walk-in gets the next free one of the number counter.
 * `taken` holds the numbers from the counter upwards that appointments have reserved or tickets have used.
 */
export function decideIssue(queue: QueueRow, ticket: NewTicket, taken: ReadonlySet<number>, now: number): QueueEvent {
  const reserved = ticket.serialNumber;
  const number = reserved ?? nextFree(ticket.from ?? drawsFrom(queue), taken, ticket.numbers);
  if (number > highestNumber) throw new Refusal({ code: 'maximum_call_limit' });
  return {
    kind: 'issued',
    queueGid: queue.gid,
    ticketGid: ticket.gid,
    number,
    payload: {
      source: ticket.source,
      place: positionOnIssue({ ...ticket, number }, queue, now),
      accessKey: ticket.accessKey,
      ...(ticket.appointmentGid ? { appointmentGid: ticket.appointmentGid } : {}),
      ...(ticket.chosenCounterGid && { chosenCounterGid: ticket.chosenCounterGid }),
    },
  };
}

interface Arriving {
  readonly late: boolean;
  readonly now: number;
  /** The one counter that the patient chose on coming. */
  readonly chosenCounterGid?: string | undefined;
  /** The rules of the queue, where the patient was passed in it and gave that number up. */
  readonly passedBy?: Policy | undefined;
}

/** Notes that the patient of a waiting ticket has come, in time or late, or again after having been passed. */
export function decideCheckIn(
  queue: Pick<QueueRow, 'gid' | 'ordinaryCalls' | 'slotEndsAt'>,
  ticket: TicketRow,
  { late, now, chosenCounterGid, passedBy }: Arriving,
): QueueEvent {
  const position = passedBy
    ? positionInLine(passedBy, ticket, 'passedBack', queue, now)
    : positionOnArrival(ticket, late, queue, now);
  return {
    kind: 'checkedIn',
    queueGid: queue.gid,
    ticketGid: ticket.gid,
    number: ticket.number,
    payload: { place: position, ...(chosenCounterGid && { chosenCounterGid }) },
  };
}

/**
 * Takes a ticket back; one that is called or served stays (patient_called), and one that is done
 * (appointment_completed).
 */
export function decideCancel(queue: Pick<QueueRow, 'gid'>, ticket: TicketRow): QueueEvent[] {
  if (ticket.status === 'canceled') return [];
  if (isAtCounter(ticket.status)) throw new Refusal({ code: 'patient_called' });
  if (ticket.status === 'completed') throw new Refusal({ code: 'appointment_completed' });
  move(ticket.status, 'canceled');
  return [
    { kind: 'canceled', queueGid: queue.gid, ticketGid: ticket.gid, number: ticket.number, claim: ticket.status },
  ];
}

/** The first number that a queue may give: behind those that it has called while it kept no list. */
export function drawsFrom({ nextNumber, currentNumber }: Pick<QueueRow, 'nextNumber' | 'currentNumber'>): number {
  return Math.max(nextNumber, currentNumber + 1);
}

/** The first number from the counter upwards that nobody has, of those that the queue gives to walk-ins. */
export function nextFree(from: number, taken: ReadonlySet<number>, numbers: WalkInNumbers = 'every'): number {
  const isGiven = (number: number) => numbers === 'every' || (number % 2 === 1) === (numbers === 'odd');
  let number = from;
  while (taken.has(number) || !isGiven(number)) number += 1;
  return number;
}
