import type { EventKind } from '#generated/values.ts';
import type { EventPayload } from './event.ts';
import type { TicketRow } from './rows.ts';

/** A line of a press, as far as undoing it depends on it. */
export interface PressLine {
  readonly seq: number;
  readonly kind: EventKind;
  readonly at: number;
  readonly queueGid: string | null;
  readonly ticketGid: string | null;
  readonly number: number | null;
  readonly payload: EventPayload;
}

/** The last press at a counter, while it can be undone: what it called, and the call that it ended. */
export interface UndoablePress {
  readonly at: number;
  readonly called?: PressLine;
  /** The end of the counter's call, and what followed from it: it was the last no-show that the rules allow. */
  readonly ended?: PressLine;
  readonly expired?: PressLine;
}

/** What has become of what a press did. */
export interface SincePress extends UndoablePress {
  /** Something has come of it, so that it is undone no more. */
  readonly followed: boolean;
  /** Others of its queue were called since: then what the queue remembers of its calls stays. */
  readonly othersCalled: boolean;
  /** The ticket whose call it ended, as it is now. */
  readonly endedTicket: TicketRow | undefined;
  /** Nobody sits any more at the one counter that was to call its patient: then any may. */
  readonly released: boolean;
}
