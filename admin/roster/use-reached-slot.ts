import { type RefObject, useEffect, useRef } from 'react';
import { ClinicShift } from '#generated/values.ts';
import type { Beyond } from './move-by-keys.ts';

/** A place in the table that comes next; less than 0 is counted from its end. */
export interface ReachedSlot {
  line: number;
  column: number;
}

/** Where the arrow keys lead to at the edge of what is shown. */
export interface Turning {
  page: number;
  pages: number;
  turn(page: number): void;
  /** Shows the week before or after; absent where there is none. */
  onWeek?: ((weeks: number) => void) | undefined;
  /** Held by the page, for the table goes while the next week comes. */
  reached: RefObject<ReachedSlot | undefined>;
}

/**
 * Leads the arrow keys on at the edge of the table: below and above to the next page of rows, at its sides to the next
 * week; the keyboard is then at the place that follows. At the very end it stays where it is.
 * @param rows and days that are shown
 * @returns what holds the table, and what is called at its edge
 */
export function useReachedSlot(rows: number, days: readonly string[], turning: Turning) {
  const { page, pages, turn, onWeek, reached } = turning;
  const table = useRef<HTMLTableElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or week is drawn
  useEffect(() => {
    const wanted = reached.current;
    reached.current = undefined;
    // Who has gone somewhere else meanwhile stays there.
    if (!wanted || document.activeElement !== document.body) return;
    const line = wanted.line < 0 ? rows * ClinicShift.length + wanted.line : wanted.line;
    const column = wanted.column < 0 ? days.length + wanted.column : wanted.column;
    const place = `[data-line="${line}"][data-column="${column}"] button`;
    (table.current?.querySelector<HTMLElement>(place) ?? table.current?.querySelector('button'))?.focus();
  }, [page, days[0]]);
  const beyond = ({ line, column, lines, columns }: Beyond) => {
    if (columns !== 0 && onWeek) {
      reached.current = { line, column: columns > 0 ? 0 : -1 };
      onWeek(columns);
    }
    if (lines !== 0 && page + lines >= 1 && page + lines <= pages) {
      reached.current = { line: lines > 0 ? 0 : -1, column };
      turn(page + lines);
    }
  };
  return { table, beyond };
}
