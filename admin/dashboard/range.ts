/** Days, YYYY-MM-DD, the first and the last included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The day so many days before another. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}

/** The ranges that are asked for most, as they stand on a day. */
export function usualRanges(today: string): [name: string, range: Range][] {
  return [
    ['today', { from: today, to: today }],
    ['yesterday', { from: daysBefore(today, 1), to: daysBefore(today, 1) }],
    ['week', { from: daysBefore(today, 6), to: today }],
    ['month', { from: `${today.slice(0, 7)}-01`, to: today }],
    ['quarter', { from: daysBefore(today, 89), to: today }],
    ['year', { from: daysBefore(today, 364), to: today }],
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
  return daysBefore(to, days - 1) > from;
}

/** A range of which one end was chosen: the other follows, so that it neither runs backwards nor is too long. */
export function rangeFrom(chosen: 'from' | 'to', { from, to }: Range, mostDays: number | undefined): Range {
  if (from > to) return chosen === 'from' ? { from, to: from } : { from: to, to };
  if (mostDays === undefined || !isLonger({ from, to }, mostDays)) return { from, to };
  const others = mostDays - 1;
  return chosen === 'from' ? { from, to: daysBefore(from, -others) } : { from: daysBefore(to, others), to };
}
