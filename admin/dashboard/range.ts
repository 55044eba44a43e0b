/** Days, YYYY-MM-DD, the first and the last included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The day so many days before another. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}
