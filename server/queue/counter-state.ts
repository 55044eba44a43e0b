import type { CallingMode, PanelStatus, QueueVariant } from '#generated/values.ts';
import type { Choice, Waiter } from './policy/line.ts';

import type { Policy } from './policy/policy.ts';
import type { SincePress } from './press.ts';
import type { CounterRow, QueueRow, TicketRow } from './rows.ts';

/** The queue into which somebody goes over who was passed in an earlier session, with the number there. */
export interface LaterQueue {
  readonly queue: QueueRow;
  readonly number: number;
}

/** Everything a decision at a counter rests on. */
export interface CounterState {
  readonly panelGid: string;
  readonly groupGid: string | undefined;
  readonly panelStatus: PanelStatus;
  readonly callingMode: CallingMode;
  readonly variant: QueueVariant;
  /** Most numbers that the queue calls where it keeps no list; undefined for as many as there are. */
  readonly maximumCalls?: number | undefined;
  /** The moment of the command, milliseconds since 1970 UTC. */
  readonly now: number;
  /** The rules of that queue. */
  readonly policy: Policy;
  /** Whether Next finishes the patient at the counter: by the rules of that patient's queue. */
  readonly nextCompletes: boolean;
  /** How many calls in a row of its queue a call by Next makes, where the counter calls from several in turn. */
  readonly inARow?: number | undefined;
  /** The organisation's classes of priority, the highest first. */
  readonly priorityTags?: readonly string[] | undefined;
  /** How many other counters have a patient of the queue called; told where the policy has a limit. */
  readonly calledElsewhere?: number | undefined;
  /** The queue that the action is about: the one that the counter serves, or one that it calls from in turn; as it would open when nobody has used it yet. */
  readonly queue: QueueRow;
  /** The queue in which numbers are issued now. */
  readonly issuing: QueueRow;
  /** Name of the queue that a login opens. */
  readonly opening: string;
  readonly counter: CounterRow | undefined;
  /** The ticket of the counter's own call, where there is one. */
  readonly current: TicketRow | undefined;
  /** Whom Next calls, and why; told to Next alone. */
  readonly next?: NextUp | undefined;
  /** The ticket with the number that the command names. */
  readonly asked: TicketRow | undefined;
  /** The last press at the counter, while it can be undone; told to undo alone. */
  readonly press?: SincePress | undefined;
  /** Where somebody goes over to who was passed in an earlier session. */
  readonly later?: LaterQueue | undefined;
  /** The counter or group to which a patient is sent. */
  readonly target?: TransferTarget | undefined;
}

/** Another counter, or a whole group of them (no panel), as a transfer needs to know it. */
export interface TransferTarget {
  readonly panelGid: string | undefined;
  readonly groupGid: string | undefined;
  /** Whether patients of the sending counter may go there. */
  readonly allowed: boolean;
  readonly staffed: boolean;
  readonly keepsList: boolean;
  /** The queue that it serves, and the number that the patient will have there. */
  readonly queue: QueueRow;
  readonly number: number;
  /** The order by registration of a patient who comes there from another queue. */
  readonly orderKey: number;
}

/** Somebody in line, with what a call of them changes. */
export type StandingWaiter = Waiter & Pick<TicketRow, 'status' | 'calledAt' | 'counterGid' | 'forCounterGid'>;

/** Whom a counter would call next, and why. */
export interface NextUp {
  readonly waiter: StandingWaiter;
  readonly reason: Choice['reason'] | 'sent';
}
