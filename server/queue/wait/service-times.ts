import type { EventKind } from '#generated/values.ts';
import { minuteMs } from '../../ground/durations.ts';

/** A line of the log at one counter, as far as the length of its calls depends on it. */
export interface CounterLine {
  readonly kind: EventKind;
  readonly at: number;
  readonly ticketGid: string | null;
}

/** How long a call takes at the counters of a queue, in minutes. */
export interface ServiceTimes {
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
  /** How many calls it is known from, the usual ones counted. */
  readonly calls: number;
}

/** Kinds that a reader of the log needs to tell the length of calls. */
export const timedKinds = [
  'called',
  'passed',
  'completed',
  'transferred',
  'wentAway',
  'sentToExamination',
  'paused',
  'resumed',
  'loggedOut',
] as const satisfies readonly EventKind[];

/** Minutes in which nobody comes to a counter, let alone is served: a button pressed again, a day that was filled in. */
const shortest = 0.25;

/**
 * How long each finished call at a counter took, in minutes, without pauses: from the call until the patient left or
 * was passed. The lines are of one counter, oldest first; what began before them is left out.
 */
export function callLengths(lines: readonly CounterLine[]): number[] {
  const lengths: number[] = [];
  let call: { since: number; ticketGid: string | null } | undefined;
  let pausedAt: number | undefined;
  for (const { kind, at, ticketGid } of lines) {
    if (kind === 'called') call = { since: at, ticketGid };
    else if (kind === 'paused') pausedAt ??= at;
    else if (kind === 'resumed') {
      if (call && pausedAt !== undefined) call = { ...call, since: call.since + at - Math.max(pausedAt, call.since) };
      pausedAt = undefined;
    } else if (kind === 'loggedOut') [call, pausedAt] = [undefined, undefined];
    else if (call && call.ticketGid === ticketGid) {
      const paused = pausedAt === undefined ? 0 : at - Math.max(pausedAt, call.since);
      const length = (at - call.since - paused) / minuteMs;
      if (length >= shortest) lengths.push(length);
      call = undefined;
    }
  }
  return lengths;
}

/** So many calls of the usual length stand in until a day has its own. */
const usualCalls = 3;
/** A call counts as this many times the middle one at most: somebody forgot to press a button, or it was the exception. */
const longest = 4;

/**
 * What is typical of the lengths seen, steadied by the usual one. Not the middle itself, because a few long
 * consultations are what makes people wait; not the plain mean, because one call left open over lunch would rule it.
 */
export function typicalTimes(lengths: readonly number[], usualMinutes: number): ServiceTimes {
  const sample = [...lengths, ...Array.from({ length: usualCalls }, () => usualMinutes)].sort((a, b) => a - b);
  const middle = sample[Math.floor((sample.length - 1) / 2)]!;
  const kept = sample.map((length) => Math.min(length, longest * Math.max(middle, 0.5)));
  const mean = kept.reduce((sum, length) => sum + length, 0) / kept.length;
  const variance = kept.reduce((sum, length) => sum + (length - mean) ** 2, 0) / kept.length;
  // Few calls say little of how much they differ: people do, by about half.
  return { mean, spread: Math.max(Math.sqrt(variance), mean / 2), calls: kept.length };
}
