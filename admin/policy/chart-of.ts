import { minutesOf } from '#days/wall-clock.ts';
import type { PolicySimulation } from '#generated/shapes.ts';
import type { QueueLane } from '#generated/values.ts';

/** Height of a counter's row. */
export const rowHeight = 28;
const width = 440;
const footer = 22;

interface Span {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A drawing of a simulated day. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly (Span & { readonly lane: QueueLane; readonly text: string })[];
  readonly pauses: readonly Span[];
  readonly hours: readonly { readonly x: number; readonly label: string }[];
}

/**
 * Places the calls of a simulated day: time from left to right, a row for each counter.
 * @param serviceStartTime when the business day begins, from which its minutes count
 */
export function chartOf({ calls, pauses, counters }: PolicySimulation, serviceStartTime = '00:00'): Chart {
  const begins = minutesOf(serviceStartTime);
  const clock = (minute: number) => timeAt(begins + minute);
  const from = Math.floor(Math.min(...calls.map(({ atMinute }) => atMinute)) / 60) * 60;
  const until = Math.max(from + 60, ...calls.map(({ endsAtMinute }) => endsAtMinute));
  const at = (minute: number) => ((Math.min(Math.max(minute, from), until) - from) / (until - from)) * width;
  const span = (counter: number, start: number, end: number): Span => ({
    x: round(at(start)),
    y: (counter - 1) * rowHeight,
    // A gap between two calls that follow one another.
    width: Math.max(1, round(at(end) - at(start)) - 1),
  });
  const step = Math.ceil((until - from) / 60 / 10) * 60;
  const first = Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, index) => from + index * step);
  return {
    width,
    height: counters * rowHeight + footer,
    bars: calls.map(({ counter, atMinute, endsAtMinute, number, lane, waitedMinutes }) => ({
      ...span(counter, atMinute, endsAtMinute),
      lane,
      text: `${number} · ${clock(atMinute)} · ${Math.round(waitedMinutes)}′`,
    })),
    pauses: pauses
      .filter(({ fromMinute, toMinute }) => toMinute > from && fromMinute < until)
      .map(({ counter, fromMinute, toMinute }) => span(counter, fromMinute, toMinute)),
    hours: first.map((minute) => ({ x: round(at(minute)), label: clock(minute) })),
  };
}

/** Minutes of the day as a time; a day may go on after midnight. */
function timeAt(minute: number): string {
  const whole = Math.floor(minute);
  return `${String(Math.floor(whole / 60) % 24).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
