import { localTime, timeText } from '#client/time/date-text.ts';
import type { QueueColumn, ViewPerson } from '#generated/shapes.ts';
import { chipWidth } from '../screen/LabelChips.tsx';
import { shapeRoom } from '../screen/PersonStatus.tsx';
import type { ScreenData } from '../screen/screen-data.ts';
import { sizeForAll } from '../text/size-for-all.ts';
import { measureIn, textWidth } from '../text/text-width.ts';

/** What lists show of each: the panel's columns, and the room where several have one list. */
export type ListColumn = QueueColumn | 'room';

/** Size of a column's text, as a share of its list's. */
const shareOf: { [Column in ListColumn]?: number } = { number: 1.15, status: 0.8, label: 0.76 };

/** What a column says of a person; of several labels, the first. */
export function cellText(column: ListColumn, person: ViewPerson, { word, organisation }: ScreenData): string {
  if (column === 'number') return person.label;
  if (column === 'label') return person.labels?.[0]?.text || '';
  if (column === 'status') {
    const status = person.state || person.status;
    return status ? word(`status.${status}`) : '';
  }
  if (column === 'gender') return person.gender ? word(`gender.${person.gender}`) : '';
  if (column === 'checkedInAt') {
    return person.checkedInAt ? timeText(localTime(person.checkedInAt, organisation.timeZoneOffsetMinutes)) : '';
  }
  const value = (person as { [key: string]: unknown })[column];
  return value === undefined ? '' : String(value);
}

/** Width of a cell at the size of its list's text, in em. */
export function cellWidth(column: ListColumn, text: string): number {
  if (column === 'number') return textWidth(text, 800) * 1.15 + 0.9;
  if (column === 'label') return chipWidth(text) * 0.76;
  return column === 'status' ? (textWidth(text, 400) + shapeRoom) * 0.8 : textWidth(text, 400);
}

/** Width of a column at the least size of text, in em: notes are not smaller. */
export function leastWidth(column: ListColumn, texts: readonly string[]): number {
  return column === 'label' ? Math.max(0, ...texts.map((text) => (text ? chipWidth(text) : 0))) : 0;
}

/** The one size of a column's text at which all of it fits, in vmin. @param least that labels and words have where they fit */
export function cellSize(column: ListColumn, texts: string[], width: number, size: number, least: number): number {
  const wanted = Math.max(least, size * (shareOf[column] || 1));
  if (column === 'number' || column === 'label') {
    const em = (text: string) => (column === 'number' ? textWidth(text, 800) + 0.3 : chipWidth(text));
    return Math.min(wanted, width / Math.max(0.5, ...texts.map(em)));
  }
  return sizeForAll(texts, measureIn(400), column === 'status' ? width - shapeRoom * wanted : width, wanted);
}
