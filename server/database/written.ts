import type { EventKind } from '#generated/values.ts';

/** Something that a committed command did in a queue, for the metrics. */
export interface Happened {
  readonly kind: EventKind;
  /** Of a patient who was called: how long since they stood in the line. */
  readonly waitedMs?: number;
}

/** What one commit held. */
export interface Written {
  readonly commands: number;
  /** From the beginning of its transaction until it was durable. */
  readonly ms: number;
  readonly happened: readonly Happened[];
}

/** How much the database has to do at the moment. */
export interface Load {
  /** Commands that have not been answered yet. */
  readonly waiting: number;
  /** Of PostgreSQL's pool, by what they do. */
  readonly connections?: Readonly<Record<'busy' | 'idle' | 'asked', number>>;
}
