import type { CounterPause } from '#generated/shapes.ts';
import type { CallReason, ClosedBy, EventKind, QueueLane, QueueStatus, TicketSource } from '#generated/values.ts';
import type { LineCounts, LinePosition } from './policy/line.ts';
import type { CounterCall, CounterTurn } from './rows.ts';

/** How it was before a call, or before a call ended: what undoing the press brings back. */
export interface Before {
  /** Of the ticket; absent where no list is kept. */
  readonly status?: QueueStatus;
  /** called: by whom and when the ticket was called before, and the counter that it was sent to. */
  readonly calledAt?: number;
  readonly counterGid?: string;
  readonly forCounterGid?: string;
  /** called: what the queue remembered of its calls; where no list is kept, its number. */
  readonly counts?: LineCounts;
  readonly currentNumber?: number;
  /** called in turn: whose turn it had been. */
  readonly turn?: CounterTurn;
  /** The end of a call: the call. */
  readonly call?: Pick<CounterCall, 'calls' | 'calledAt' | 'seq'>;
  /** passed: how often the ticket had been passed. */
  readonly passes?: number;
  /** transferred: where the ticket stood in its queue, and the counter that the patient had chosen there. */
  readonly place?: LinePosition;
  readonly chosenCounterGid?: string;
}

/** What an event tells beside its columns. Names of patients are never in the log. */
export interface EventPayload {
  /** On the first event of a queue: what the queue opened with. */
  readonly opens?: { readonly startingNumber: number; readonly firstNumber?: number };
  /** issued, checkedIn, received, cameBack, putBack, backFromExamination, priorityChanged: the place in the line. */
  readonly place?: LinePosition;
  /** The place as logs had it before there were lanes. */
  readonly orderKey?: number;
  /** issued */
  readonly source?: TicketSource;
  readonly accessKey?: string;
  readonly appointmentGid?: string;
  /** issued, checkedIn; received, after a reset: the one counter that the patient chose. */
  readonly chosenCounterGid?: string;
  /** canceled: by the patient. */
  readonly givenUp?: boolean;
  /** loggedIn */
  readonly staffName?: string;
  readonly doctorName?: string;
  /** loggedIn: name of the queue that the counter is opened for. */
  readonly queueGid?: string;
  /** loggedOut: it logged out by itself, because nobody did anything for long, or for one of the reasons below. */
  readonly automatic?: boolean;
  /** The same: the business day ended. */
  readonly dayEnded?: boolean;
  /** The same: an administrator has switched it off, or it is no longer theirs who was there. */
  readonly takenAway?: boolean;
  /** The same: who was there. */
  readonly leftBy?: string;
  /** paused: what patients are told of it. */
  readonly pause?: CounterPause;
  /** transferred: where to. */
  readonly toPanelGid?: string;
  readonly toGroupGid?: string;
  /** called, where a list is kept: the lane of the ticket, and why it was next. */
  readonly lane?: QueueLane;
  readonly reason?: CallReason;
  /** The same: the queue stays at its time slot (slotOfCall); logs of before have it go to the patient's. */
  readonly staysInSlot?: boolean;
  /** called by Next, where the counter calls from several queues in turn: how many calls in a row are of this one. */
  readonly inARow?: number;
  /** called, and the end of a counter's call. */
  readonly before?: Before;
  /** completed otherwise than by saying so. */
  readonly closedBy?: ClosedBy;
  /** What undoes a press: the lines that it takes back, and how it is again. */
  readonly takesBack?: readonly number[];
  readonly restores?: Before;
}

/** One line of the log as the queue writes it; its sequence number and time are given when it is appended. */
export interface QueueEvent {
  readonly kind: EventKind;
  readonly queueGid?: string;
  /** The counter at which it happened, and its group; tickets alone are found by their queue. */
  readonly panelGid?: string;
  readonly groupGid?: string | undefined;
  readonly ticketGid?: string;
  readonly number?: number;
  readonly staffGid?: string;
  readonly payload?: EventPayload;
  /**
   * Not logged: the status that the ticket must have when it is written; or any in which it waits, and then the write
   * finds its number.
   */
  readonly claim?: QueueStatus | 'waiting';
  /** Not logged; the first call of a patient: how long since they stood in the line. */
  readonly waitedMs?: number;
  /** Not logged; called, where a list is kept: what the queue remembers of its calls, and why it is this patient. */
  readonly line?: { readonly counts: LineCounts; readonly reason: CallReason };
}

/** A line of the log as it stands there. */
export interface LoggedEvent extends QueueEvent {
  readonly seq: number;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
}
