import type { CounterTableBlock } from '#generated/shapes.ts';

export type ColumnName = NonNullable<CounterTableBlock['columns']>[number];

export interface Column {
  name: ColumnName;
  /** In vmin. */
  width: number;
}

/** Shares of a table's width. */
const shares: { [Name in ColumnName]: number } = {
  department: 25,
  room: 27,
  doctor: 22,
  number: 23,
  waiting: 14,
  examining: 20,
  next: 28,
};

/** Columns that a table has unless its layout says otherwise. */
export const usualColumns: ColumnName[] = ['room', 'doctor', 'number', 'next'];

/** Widths of a table's columns; one that nobody needs gives its share to the others. */
export function tableColumns(
  width: number,
  names: readonly ColumnName[],
  needed: (name: ColumnName) => boolean,
): Column[] {
  const used = names.filter(needed);
  const sum = used.reduce((total, name) => total + shares[name], 0);
  return used.map((name) => ({ name, width: (width * shares[name]) / sum }));
}
