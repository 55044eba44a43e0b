import type { ViewCounter } from '#generated/shapes.ts';
import { keepParts } from '../screen/kept-parts.ts';
import { numberless } from '../screen/service-text.ts';
import { sizeForAll } from '../text/size-for-all.ts';
import { measureIn } from '../text/text-width.ts';
import type { Word } from '../text/words.ts';
import type { Column, ColumnName } from './table-columns.ts';

/** Inside of a cell, in vmin. */
export const cellPadding = 2.4;

/** Sizes of a table's texts, one for each kind, in vmin. */
export interface RowSizes {
  room: number;
  department: number;
  doctor: number;
  /** In the place of a number: why there is none, and until when. */
  away: number;
  back: number;
  /** Numbers of those who wait, and small ones below them. */
  next: number;
  small: number;
}

/** What a table says in words, by kind. */
export type RowTexts = readonly [
  rooms: string[],
  departments: string[],
  doctors: string[],
  away: string[],
  back: string[],
  seconds: string[],
];

export function rowTexts(counters: ViewCounter[], word: Word): RowTexts {
  const each = (take: (counter: ViewCounter) => string | undefined) => counters.map((counter) => take(counter) || '');
  return [
    each(({ name }) => name),
    each(({ department }) => department),
    each(({ doctor }) => doctor),
    each((counter) => numberless(counter, word)),
    each(({ pauseShort }) => pauseShort),
    each(({ secondName }) => secondName),
  ];
}

/**
 * Works out a table's sizes as `rowSizes` does; they are the very same object while nothing that is said needs others, so
 * that a room which opens draws its own row and not the table.
 */
export function keepRowSizes(): typeof rowSizes {
  let asked: unknown;
  let sizes: RowSizes | undefined;
  return (...needs) => {
    const same = keepParts<unknown>(asked, needs);
    if (same !== asked) sizes = keepParts(sizes, rowSizes(...needs));
    asked = same;
    return sizes as RowSizes;
  };
}

/** The sizes at which all of a table's texts fit their columns. @param height of a row, in vmin like all */
export function rowSizes(columns: readonly Column[], texts: RowTexts, height: number, least: number): RowSizes {
  const [rooms, departments, doctors, away, back, seconds] = texts;
  const inside = (name: ColumnName) =>
    columns.reduce((sum, one) => (one.name === name ? one.width : sum), cellPadding) - cellPadding;
  const sizeIn = (list: string[], weight: number, column: ColumnName, size: number, share: number) =>
    sizeForAll(list, measureIn(weight), inside(column), size, height * share);
  const apart = inside('department') > 0;
  const main = between(least, Math.min(height * 0.33, inside('room') / 5 || height), Math.max(7, height * 0.14));
  const name = Math.max(least, main * 0.9);
  const small = Math.min(main, between(least, height * 0.22, 4.2));
  const room = sizeIn(rooms, 700, 'room', main, apart ? 0.8 : 0.54);
  // Below names of one line a department has what they leave.
  const low = rooms.every((name, index) => !seconds[index] && measureIn(700)(name) * room <= inside('room'));
  const awaySize = sizeIn(away, 700, 'number', name, back.some(Boolean) ? 0.5 : 0.8);
  return {
    room,
    department: apart
      ? sizeIn(departments, 700, 'department', name, 0.8)
      : sizeIn(departments, 400, 'room', small, low ? 0.96 - (room * 1.5) / height : 0.42),
    doctor: sizeIn(doctors, 700, 'doctor', name, 0.8),
    away: awaySize,
    back: sizeIn(back, 700, 'number', Math.max(least, awaySize * 0.8), 0.42),
    next: Math.max(least, main * 0.92),
    small,
  };
}

export function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
