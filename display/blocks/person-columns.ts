import type { QueueColumn, ViewPerson } from '#generated/shapes.ts';
import { isSet, valueAt } from '../text/value-at.ts';

/** What lists show of each: the panel's columns, and the room where several have one list. */
export type ListColumn = QueueColumn | 'room';

export interface PersonColumn {
  name: ListColumn;
  /** In vmin. */
  width: number;
}

/** Shares of a list's width. */
const shares: { [Column in ListColumn]: number } = {
  number: 25,
  room: 42,
  name: 34,
  gender: 12,
  age: 12,
  doctorName: 26,
  departmentName: 34,
  status: 38,
  checkedInAt: 18,
  label: 24,
};

/** Where a list is too narrow for all, these give way, in this order. */
const spared: ListColumn[] = ['checkedInAt', 'departmentName', 'doctorName', 'age', 'gender', 'label'];
/** Width in vmin that a share must have for its text to be read. */
const leastShare = 0.45;

/**
 * The panel's columns that somebody in the list has something in; the number always.
 * @param hidden columns that this list leaves out
 */
export function personColumns(
  columns: readonly ListColumn[],
  people: readonly ViewPerson[],
  width: number,
  hidden: readonly ListColumn[],
): PersonColumn[] {
  let used = columns.filter(
    (column) => column === 'number' || (hidden.indexOf(column) < 0 && people.some((person) => has(person, column))),
  );
  const sum = () => used.reduce((total, column) => total + shares[column], 0);
  for (const column of spared) if (width < sum() * leastShare) used = used.filter((name) => name !== column);
  const whole = sum();
  return used.map((name) => ({ name, width: (width * shares[name]) / whole }));
}

function has(person: ViewPerson, column: ListColumn): boolean {
  if (column === 'label') return Boolean(person.labels && person.labels.length > 0);
  return column === 'number' || person[column] !== undefined;
}

/** Columns that a block leaves out: names and status where its settings say so. */
export function hiddenColumns(block: { names?: string; status?: string }, data: unknown): ListColumn[] {
  const hidden: ListColumn[] = [];
  if (block.names && !isSet(valueAt(data, block.names))) hidden.push('name');
  if (block.status && !isSet(valueAt(data, block.status))) hidden.push('status');
  return hidden;
}
