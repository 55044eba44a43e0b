import type { ViewPerson } from '#generated/shapes.ts';
import type { ScreenData } from '../screen/screen-data.ts';
import { textWidth } from '../text/text-width.ts';
import { isSet, valueAt } from '../text/value-at.ts';
import { cellText, cellWidth, type ListColumn, leastWidth } from './cell-text.ts';

export interface PersonColumn {
  name: ListColumn;
  /** In vmin. */
  width: number;
}

/** Where a list is too narrow for all, these give way, in this order. */
const spared: ListColumn[] = ['checkedInAt', 'departmentName', 'doctorName', 'age', 'gender', 'label'];
/** A text that is longer takes two lines: no column is wider than this, in em. */
const widest = 8;
const narrowest = 2;
/** Columns of words that may stand in two lines. */
const breaks: ListColumn[] = ['name', 'room', 'doctorName', 'departmentName', 'status'];
/** Between columns, in vmin. */
export const gap = 1;

/**
 * The panel's columns that somebody in the list has something in, as wide as what stands in them; the number always.
 * @param hidden columns that this list leaves out
 */
export function personColumns(
  columns: readonly ListColumn[],
  people: readonly ViewPerson[],
  width: number,
  hidden: readonly ListColumn[],
  data: ScreenData,
): PersonColumn[] {
  const { word, screen } = data;
  let used = columns
    .filter((name) => name === 'number' || (hidden.indexOf(name) < 0 && people.some((person) => has(person, name))))
    .map((name) => {
      const texts = people.map((person) => cellText(name, person, data));
      const em = Math.max(narrowest, ...texts.map((text) => Math.min(widest, cellWidth(name, text))));
      // A note is read at its least size, and so is the head; words may break.
      const own = Math.max(em * (breaks.indexOf(name) < 0 ? 1 : 0.8), leastWidth(name, texts));
      return { name, em, least: Math.max(own, textWidth(word(headOf(name)), 400)) * screen.least + gap };
    });
  const sum = (of: (column: { em: number; least: number }) => number) => used.reduce((all, one) => all + of(one), 0);
  for (const column of spared) if (sum(({ least }) => least) > width) used = used.filter(({ name }) => name !== column);
  // Each has its least; what is left goes to those whose texts would have more, by how much more.
  const size = (width - gap * used.length) / sum(({ em }) => em);
  const more = ({ em, least }: { em: number; least: number }) => Math.max(0, em * size + gap - least);
  const share = (width - sum(({ least }) => least)) / (sum(more) || 1);
  return used.map((column) => ({ name: column.name, width: column.least + more(column) * share }));
}

/** What a head is called that is not called like its column. */
const heads: { [Column in ListColumn]?: string } = { status: 'state', gender: 'genderHead' };

/** Key of the word over a column. */
export function headOf(column: ListColumn): string {
  return heads[column] || column;
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
