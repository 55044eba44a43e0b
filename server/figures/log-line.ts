import type { EventKind, Session } from '#generated/values.ts';

/** A line of an organisation's log, as far as figures need it. */
export interface LogLine {
  readonly seq: number;
  readonly kind: EventKind;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly queueGid: string | null;
  readonly panelGid: string | null;
  readonly ticketGid: string | null;
  readonly staffGid: string | null;
  /** JSON text. */
  readonly payload: string | null;
}

/** Something that is counted. */
export interface Fact {
  readonly kind: FactKind;
  readonly at: number;
  /** The panel or group whose queue it was, and the queue's session. */
  readonly ownerGid?: string | undefined;
  readonly session?: Session | undefined;
  readonly panelGid?: string | undefined;
  readonly staffGid?: string | undefined;
  /**
   * called: the wait before the first call; completed: the service; present and paused: how long. Absent where it
   * cannot be known.
   */
  readonly ms?: number | undefined;
  /** Of facts that were counted together because their lines are no more: how many, from `at` on. */
  readonly many?: Many | undefined;
}

/** Facts of one kind, hour and place in sum. */
export interface Many {
  readonly count: number;
  /** How many of them have a length, and how long these were. */
  readonly timed: number;
  readonly totalMs: number;
  readonly longestMs: number;
  /** Until when: the last of them, with its length if somebody was there for so long. */
  readonly lastAt: number;
}

export type FactKind =
  | 'issued'
  | 'called'
  | 'recalled'
  | 'completed'
  | 'passed'
  | 'completedByNext'
  /** The day or the queue was closed with the patient at the counter: not counted as completed. */
  | 'notClosed'
  | 'transferred'
  | 'canceled'
  | 'present'
  | 'paused';
