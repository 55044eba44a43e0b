import type { Cell } from '../file/table.ts';
import { withoutZeros } from './sheet-plan.ts';

/** A long number as spreadsheets show it, and as they save it in a text file: 1101700203451 as 1.1017E+12. */
const short = /^(\d(?:\.\d+)?)E\+\d+$/i;
/** Spreadsheets keep so many digits of a number and write zeros for the others. */
const keptDigits = 15;

/** Whether a cell was a long number of which a spreadsheet has thrown digits away: which ones, nobody knows. */
export function hasLostDigits(cell: Cell, text: string): boolean {
  return short.test(text) || (typeof cell === 'number' && Math.abs(cell) >= 10 ** keptDigits);
}

/**
 * Whether a text has nothing but question marks: a spreadsheet that saves in the encoding of its country has written them
 * for letters of another one.
 */
export function hasLostLetters(text: string): boolean {
  return /^[?\s]+$/.test(text);
}

/** Whether a cell is what a spreadsheet leaves of a text: without its zeros in front, its last digits or its letters. */
export function isLeftOf(cell: string, text: string): boolean {
  if (text.startsWith('0') && withoutZeros(text) === cell) return true;
  return (
    isNumberLeftOf(cell, text) || areLettersLeftOf([...cell], [...text]) || areLettersLeftOf(units(cell), units(text))
  );
}

function isNumberLeftOf(cell: string, text: string): boolean {
  const shown = short.exec(cell)?.[1]?.replace('.', '');
  return shown !== undefined && Number(cell) === Number(Number(text).toPrecision(Math.min(shown.length, keptDigits)));
}

/** A question mark for each sign beyond ASCII that is not there any more. */
function areLettersLeftOf(cell: readonly string[], text: readonly string[]): boolean {
  return (
    cell.length === text.length &&
    cell.every((sign, place) => sign === text[place] || (sign === '?' && (text[place] as string) > '\x7f'))
  );
}

/** A rare character is two of them, and two question marks. */
function units(text: string): string[] {
  return text.split('');
}
