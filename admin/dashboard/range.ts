import { daysAfter } from '../calendar/week.ts';

/** Days, YYYY-MM-DD, the first and the last included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The ranges that are asked for most, as they stand on a day. */
export function usualRanges(today: string): [name: string, range: Range][] {
  return [
    ['today', { from: today, to: today }],
    ['yesterday', { from: daysAfter(today, -1), to: daysAfter(today, -1) }],
    ['week', { from: daysAfter(today, -6), to: today }],
    ['month', { from: `${today.slice(0, 7)}-01`, to: today }],
    ['quarter', { from: daysAfter(today, -89), to: today }],
    ['year', { from: daysAfter(today, -364), to: today }],
  ];
}

/** A range that was chosen on some day, as it stands today: one of the usual goes on with the days, any other stays. */
export function rangeOn(today: string, { range, on }: { range: Range; on: string }): Range {
  if (today === on) return range;
  const place = usualRanges(on).findIndex(([, { from, to }]) => from === range.from && to === range.to);
  return usualRanges(today)[place]?.[1] ?? range;
}

/** Whether a range has more days than so many. */
export function isLonger({ from, to }: Range, days: number): boolean {
  return daysAfter(to, 1 - days) > from;
}

/** A range of which one end was chosen: the other follows, so that it neither runs backwards nor is too long. */
export function rangeFrom(chosen: 'from' | 'to', { from, to }: Range, mostDays: number | undefined): Range {
  if (from > to) return chosen === 'from' ? { from, to: from } : { from: to, to };
  if (mostDays === undefined || !isLonger({ from, to }, mostDays)) return { from, to };
  const others = mostDays - 1;
  return chosen === 'from' ? { from, to: daysAfter(from, others) } : { from: daysAfter(to, -others), to };
}
