import type { PolicySimulation } from '#generated/shapes.ts';
import { minuteMs } from '../ground/durations.ts';
import type { SimulatedPause } from './day.ts';
import type { PlayedDay, SimulatedCall } from './simulate-day.ts';

type Figures = PolicySimulation['figures'];

/**
 * How fair and how well used a day was.
 * @param closesAt milliseconds since the day's beginning; who is called later counts as after closing
 */
export function figuresOf(
  { calls, notServed, overtaken }: PlayedDay,
  counters: number,
  closesAt: number,
  pauses: readonly SimulatedPause[] = [],
): Figures {
  const opens = Math.min(...calls.map(({ since }) => since));
  const ends = Math.max(0, ...calls.map(({ endsAt }) => endsAt));
  return {
    served: calls.filter(({ outcome }) => outcome === 'completed').length,
    notServed: notServed.length,
    ...waitsOf(calls),
    classes: classesOf(calls),
    overtakes: [...overtaken.values()].reduce((sum, times) => sum + times, 0),
    mostOvertaken: Math.max(0, ...overtaken.values()),
    idleMinutes: Array.from({ length: counters }, (_, counter) => {
      const own = calls.filter((call) => call.counter === counter);
      const busy = own.reduce((sum, { at, endsAt }) => sum + endsAt - at, 0);
      const off = apart(pauses.filter((pause) => pause.counter === counter));
      const paused = off.reduce((sum, pause) => sum + unserved(pause, own, opens, ends), 0);
      // Of fractions of minutes a little less than nothing may be left.
      return calls.length === 0 ? 0 : inMinutes(Math.max(0, ends - opens - busy - paused));
    }),
    afterClosing: calls.filter(({ at }) => at > closesAt).length,
    endsAtMinute: inMinutes(ends),
  };
}

/** Pauses of one counter without what an earlier one covers already. */
function apart(pauses: readonly SimulatedPause[]): SimulatedPause[] {
  let covered = Number.NEGATIVE_INFINITY;
  return [...pauses]
    .sort((one, other) => one.from - other.from)
    .map((pause) => {
      const rest = { ...pause, from: Math.max(pause.from, covered) };
      covered = Math.max(covered, pause.until);
      return rest;
    })
    .filter(({ from, until }) => until > from);
}

/** How much of a pause lies in the day and not in a call that was finished first. */
function unserved(pause: SimulatedPause, calls: readonly SimulatedCall[], opens: number, ends: number): number {
  const from = Math.max(pause.from, opens);
  const until = Math.min(pause.until, ends);
  const shared = ({ at, endsAt }: SimulatedCall) => Math.max(0, Math.min(endsAt, until) - Math.max(at, from));
  return Math.max(0, until - from - calls.reduce((sum, call) => sum + shared(call), 0));
}

/** Waits by the lane and the class of priority, the largest group first. */
function classesOf(calls: readonly SimulatedCall[]): Figures['classes'] {
  const groups = Map.groupBy(calls, ({ lane, patient: { priority } }) => `${lane} ${priority}`);
  return [...groups.values()]
    .map((own) => ({
      lane: own[0]!.lane,
      priority: own[0]!.patient.priority,
      calls: own.length,
      ...waitsOf(own),
    }))
    .sort((one, other) => other.calls - one.calls || one.priority - other.priority);
}

function waitsOf(calls: readonly SimulatedCall[]): { medianWaitMinutes: number; longestWaitMinutes: number } {
  const waits = calls.map(({ at, since }) => at - since).sort((one, other) => one - other);
  if (waits.length === 0) return { medianWaitMinutes: 0, longestWaitMinutes: 0 };
  const half = (waits.length - 1) / 2;
  const median = (waits[Math.floor(half)]! + waits[Math.ceil(half)]!) / 2;
  return { medianWaitMinutes: inMinutes(median), longestWaitMinutes: inMinutes(waits.at(-1)!) };
}

/** A length of time in minutes, to a tenth. */
export function inMinutes(milliseconds: number): number {
  return Math.round((milliseconds / minuteMs) * 10) / 10;
}
