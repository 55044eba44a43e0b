import type { Fact } from './log-line.ts';

/** A fact and the hour of its day. */
export interface HourFact {
  readonly fact: Fact;
  readonly hour: number;
}
