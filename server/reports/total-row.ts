import type { Columns, Row } from './tables.ts';

/** Figures that add up. A day or a counter that stands in several rows would be counted as several. */
const added: ReadonlySet<string> = new Set([
  'issued',
  'called',
  'recalled',
  'completed',
  'passed',
  'completedByNext',
  'notClosed',
  'transferred',
  'signedInSeconds',
  'pausedSeconds',
  'appointments',
  'checkedIn',
  'notArrived',
  'canceled',
]);
/** Figures of which the greatest is that of all rows. */
const greatest: ReadonlySet<string> = new Set(['longestWaitSeconds', 'longestServiceSeconds']);

/** What a table's rows are together, as far as that follows from them: an average does not. */
export function totalRow(columns: Columns, rows: readonly Row[]): Row {
  return Object.fromEntries(
    Object.keys(columns).map((name) => {
      const values = rows.map((row) => row[name]).filter((value) => typeof value === 'number');
      if (added.has(name)) return [name, values.reduce((sum, value) => sum + value, 0)];
      return [name, greatest.has(name) && values.length > 0 ? Math.max(...values) : undefined];
    }),
  );
}
