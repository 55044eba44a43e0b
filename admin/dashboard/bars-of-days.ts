import type { Bar } from '../figures/bars.ts';
import { barsOf, type Counted } from './series.ts';

/** More bars than these are too thin to be told from each other or pointed at. */
const mostDays = 92;

type Day = { readonly date?: string } & Partial<Record<Counted, number>>;

/** How a day, YYYY-MM-DD, and a month, YYYY-MM, stand below their bar. */
interface Labels {
  day(date: string): string;
  month(month: string): string;
}

/** The bars of some days: one for each day, of more than a quarter one for each month. */
export function barsOfDays(
  days: readonly Day[],
  counted: readonly Counted[],
  labels: Labels,
): { by: 'day' | 'month'; bars: Bar[] } {
  if (days.length <= mostDays) return { by: 'day', bars: barsOf(days, ({ date = '' }) => labels.day(date), counted) };
  const months = Map.groupBy(days, ({ date = '' }) => date.slice(0, 7));
  const bars = [...months].map(([month, within]) => ({
    label: labels.month(month),
    values: counted.map((name) => within.reduce((sum, day) => sum + (day[name] ?? 0), 0)),
  }));
  return { by: 'month', bars };
}
