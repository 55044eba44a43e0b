/** Days, YYYY-MM-DD, the first and the last included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The day so many days before another. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
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
