import type { CounterPause } from '#generated/shapes.ts';
import type { CounterService, QueueStatus, Session, TicketSource } from '#generated/values.ts';
import type { LineCounts, LinePosition } from './policy/line.ts';

/** A queue: a room's or a group's, for one business day and session. */
export interface QueueRow extends LineCounts {
  readonly gid: string;
  readonly ownerGid: string;
  readonly serviceDate: string;
  readonly session: Session;
  readonly startingNumber: number;
  /** The number that the queue begins with where no list is kept, if the daily reset gave it another; null for none. */
  readonly firstNumber: number | null;
  /** The number counter: what the next walk-in gets, if no appointment has reserved it. */
  readonly nextNumber: number;
  /** Last number called where the queue keeps no list; 0 before the first. */
  readonly currentNumber: number;
  /** Whether walk-ins get numbers. */
  readonly issuing: 'open' | 'paused';
  /** Set on what was read: nobody need look whether the queue is there. */
  readonly stored?: boolean;
}

/** One person waiting, called or served. */
export interface TicketRow extends LinePosition {
  readonly gid: string;
  readonly queueGid: string;
  readonly number: number;
  readonly status: QueueStatus;
  readonly source: TicketSource;
  /** Opens the patient's ticket page. */
  readonly accessKey: string;
  readonly appointmentGid: string | null;
  readonly issuedAt: number;
  readonly checkedInAt: number | null;
  readonly calledAt: number | null;
  /** How often called and recalled. */
  readonly calls: number;
  /** How often passed. */
  readonly passes: number;
  /** The counter that called it last. */
  readonly counterGid: string | null;
  /** The one counter that may call it, to which the patient was sent; null for all of the queue. */
  readonly forCounterGid: string | null;
  /** The one counter that the patient chose, which calls them in their place; null where any may. */
  readonly chosenCounterGid: string | null;
}

/** The number that a counter has called and not finished with. */
export interface CounterCall {
  readonly queueGid: string;
  /** Null where the queue keeps no list. */
  readonly ticketGid: string | null;
  readonly number: number;
  readonly calls: number;
  readonly calledAt: number;
  /** Sequence number of the last call or recall. */
  readonly seq: number;
}

/** Whose turn it was at the last call by Next. */
export interface CounterTurn {
  /** Panel or group that owns the queue. */
  readonly ownerGid: string;
  /** How many calls in a row were of it. */
  readonly calls: number;
}

/** A panel that serves: who sits there and whom it has called. */
export interface CounterRow {
  readonly panelGid: string;
  readonly service: Exclude<CounterService, 'noData'>;
  readonly staffGid: string | null;
  readonly staffName: string | null;
  readonly doctorName: string | null;
  /** Name of the queue that it was opened for; null before the first login. */
  readonly queueGid: string | null;
  readonly call: CounterCall | null;
  /** What patients are told of its pause; null while it serves, or where nothing was said. */
  readonly pause: CounterPause | null;
  /** Where the counter calls from several queues in turn; null before its first such call. */
  readonly turn: CounterTurn | null;
}
