import type { Columns, Row } from './tables.ts';

/** What a table's rows are together, as each column says. */
export function totalRow(columns: Columns, rows: readonly Row[]): Row {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { total }]) => {
      const values = rows.map((row) => row[name]).filter((value) => typeof value === 'number');
      if (total === 'sum') return [name, values.reduce((sum, value) => sum + value, 0)];
      return [name, total === 'greatest' && values.length > 0 ? Math.max(...values) : undefined];
    }),
  );
}
