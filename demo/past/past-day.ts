import type { AppointmentFigures } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';
import { hourMs, minuteMs } from '../durations.ts';

/** What happened so often in an hour at one place, as it is kept once the single events of a day have gone. */
export interface PastFact {
  readonly kind: 'issued' | 'called' | 'recalled' | 'completed' | 'completedByNext' | 'passed' | 'present';
  /** When the first of them happened, milliseconds since 1970 UTC. */
  readonly at: number;
  /** The panel or group whose queue it was. */
  readonly ownerGid?: string;
  readonly session?: Session;
  readonly panelGid?: string;
  readonly staffGid?: string;
  readonly many: PastSum;
}

/** How many they were, how many of them have a length, and how long these were in milliseconds. */
export interface PastSum {
  readonly count: number;
  readonly timed: number;
  readonly totalMs: number;
  readonly longestMs: number;
  readonly lastAt: number;
}

/** What became of the appointments of one doctor. */
export type PastAppointments = AppointmentFigures & { readonly department: string; readonly doctor: string };

/** A business day that is over. */
export interface PastDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly facts: readonly { readonly hour: number; readonly fact: PastFact }[];
  readonly appointments: readonly PastAppointments[];
}

export type HourFact = PastDay['facts'][number];

/** Where and when something happened: the hour it began, milliseconds since 1970 UTC, and the place. */
export interface Place extends Pick<PastFact, 'ownerGid' | 'session' | 'panelGid' | 'staffGid'> {
  readonly hour: number;
  readonly beganAt: number;
}

/**
 * So many of a kind within an hour.
 * @param minutes how long each took on average, where it took time; the longest took twice as long
 */
export function happened(
  { hour, beganAt, ...place }: Place,
  kind: PastFact['kind'],
  count: number,
  minutes?: number,
): HourFact[] {
  if (count === 0) return [];
  const eachMs = Math.round((minutes ?? 0) * minuteMs);
  const timed = minutes === undefined ? {} : { timed: count, totalMs: eachMs * count, longestMs: eachMs * 2 };
  const lastAt = beganAt + (hourMs * count) / (count + 1);
  const many = { count, timed: 0, totalMs: 0, longestMs: 0, lastAt: Math.round(lastAt), ...timed };
  return [{ hour, fact: { kind, at: Math.round(beganAt + hourMs / (count + 1)), ...place, many } }];
}

/** Somebody was at a counter for the whole of an hour. */
export function present({ hour, beganAt, panelGid, staffGid }: Place): HourFact {
  const many = { count: 1, timed: 1, totalMs: hourMs, longestMs: hourMs, lastAt: beganAt + hourMs };
  return {
    hour,
    fact: { kind: 'present', at: beganAt, ...(panelGid && { panelGid }), ...(staffGid && { staffGid }), many },
  };
}
