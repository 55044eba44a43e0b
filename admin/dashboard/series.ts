import type { Translate } from '../data/refusal.ts';
import type { Bar, Series } from '../figures/bars.ts';

/** Dark enough to be told from white, and from one another by their brightness alone. */
const colours = {
  completed: 'var(--completed)',
  passed: 'var(--missed)',
  called: 'var(--called)',
  waiting: 'var(--called)',
  notArrived: 'var(--not-arrived)',
  canceled: 'var(--canceled)',
};

export type Counted = keyof typeof colours;

/** Bars of records: what each stands for, and a part for each of the properties counted. */
export function barsOf<Row extends Partial<Record<Counted, number>>>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
  counted: readonly Counted[],
): Bar[] {
  return rows.map((row) => ({ label: labelOf(row), values: counted.map((name) => row[name] ?? 0) }));
}

export function seriesOf(counted: readonly Counted[], translate: Translate): Series[] {
  return counted.map((name) => ({ name: translate(`admin.dashboard.${name}`), colour: colours[name] }));
}
