/** What people and machines of a small hospital do, as data: made at random (some-steps.ts), printed when a run fails. */
import type { CounterRequest } from '#server/desk/act-at-counter.ts';

/**
 * Three counters of one group, a clinic's room with a list, one without, one that reserves, and an examination room.
 * Staff sit at each.
 */
export const counters = ['desk1', 'desk2', 'desk3', 'room', 'listless', 'reserved', 'xray'] as const;
export type Counter = (typeof counters)[number];

/** What owns a queue that keeps a list: rooms, and the group of the three. */
export const owners = ['billing', 'room', 'reserved', 'xray'] as const;
export type Owner = (typeof owners)[number];

/** Which queues each counter calls in turn with its own. */
export type Turns = Partial<Readonly<Record<Counter, readonly Owner[]>>>;

/**
 * Beside them: the second desk of whoever sits at a counter; one who steps in at any counter, the ticket machine, the
 * kiosk, the hospital's system, the office; the clock; and the network, or the power.
 */
export const people = [
  ...counters,
  'secondDesk',
  'float',
  'machine',
  'kiosk',
  'system',
  'office',
  'clock',
  'network',
] as const;
export type Who = (typeof people)[number];

export const roomCodes = ['DESK', 'ROOM', 'LISTLESS', 'RESERVED', 'XRAY'] as const;
export const variants = ['generic', 'clinic', 'inspection'] as const;

/** An appointment as the hospital's system sends it; sent again under its number it moves. */
export interface Booking {
  readonly number: number;
  readonly room: (typeof roomCodes)[number];
  readonly shift: 'morning' | 'afternoon' | 'evening' | 'day';
  readonly tomorrow: boolean;
  readonly slotted: boolean;
  readonly urgent: boolean;
}

export type Action = CounterRequest['action'];

export type Doing =
  | Action
  | { readonly kind: 'standIn'; readonly at: Counter; readonly action: Action }
  /** A press that says what its desk showed; a hasty one came before the desk had drawn anything newer than at its last press. */
  | { readonly kind: 'press'; readonly at: Counter; readonly action: Action; readonly hasty: boolean }
  | { readonly kind: 'issue' | 'addExtra'; readonly urgent: boolean }
  /** Of the group's queue a counter may be chosen. */
  | { readonly kind: 'takeNumber' | 'takeNumbers'; readonly of: 'billing' | 'room' | 'xray'; readonly chosen?: Counter }
  | { readonly kind: 'checkIn'; readonly number: number; readonly chosen?: Counter }
  | { readonly kind: 'takeBack' | 'cancel' | 'restore'; readonly number: number }
  | { readonly kind: 'book'; readonly bookings: readonly Booking[] }
  | { readonly kind: 'resetAll'; readonly variant: (typeof variants)[number] }
  | { readonly kind: 'resetOne'; readonly at: Counter }
  | { readonly kind: 'closeDay' }
  | { readonly kind: 'goOn'; readonly minutes: number }
  | { readonly kind: 'cut'; readonly afterMs: number };

export interface Step {
  readonly who: Who;
  readonly doing: Doing;
  /** The queue that the counter looks at, if not its own. */
  readonly lookedAt?: Owner;
  /** The network gave no answer in time: the same call is sent again at once. */
  readonly again: boolean;
  /** Of a press, once it is played: the call that its desk showed (SeenCall.json). */
  readonly seen?: number;
}

/** The class of priority that there is, by its name. */
export const urgentTag = '敬老';

/** Numbers of every queue begin here. */
export const firstNumber = 1001;
