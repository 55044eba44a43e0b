import { Locale } from '#generated/values.ts';
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

/** Whether a code was taken for a day by a spreadsheet: 1-2 is 1月2日 in Taiwan, 2-Jan in America and 1-Feb in England. */
export function hasBecomeDay(text: string): boolean {
  return dayIn(text) !== undefined;
}

/**
 * Whether a cell is what a spreadsheet leaves of a text: without its zeros in front, its last digits or its letters, or as
 * a day.
 */
export function isLeftOf(cell: string, text: string): boolean {
  if (text.startsWith('0') && withoutZeros(text) === cell) return true;
  return (
    isNumberLeftOf(cell, text) ||
    isDayLeftOf(cell, text) ||
    areLettersLeftOf([...cell], [...text]) ||
    areLettersLeftOf(units(cell), units(text))
  );
}

/** The short names of the months, in each of our languages. */
const monthNames = Locale.map((locale) => {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)).toLowerCase());
});

/** Month and day, as a spreadsheet shows a day of this year. */
function dayIn(cell: string): [month: number, day: number] | undefined {
  const [, month, day] = /^(\d{1,2})月(\d{1,2})日$/.exec(cell) ?? [];
  if (month && day) return [Number(month), Number(day)];
  const [, first, name = ''] = /^(\d{1,2})-(\D+)$/.exec(cell) ?? [];
  const places = monthNames.map((names) => names.indexOf(name.toLowerCase()));
  const place = Math.max(-1, ...places);
  return first && place >= 0 ? [place + 1, Number(first)] : undefined;
}

function isDayLeftOf(cell: string, text: string): boolean {
  const [, one, other] = /^(\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  const told = one && other ? dayIn(cell) : undefined;
  return (
    told !== undefined &&
    [
      [one, other],
      [other, one],
    ].some(([month, day]) => told[0] === Number(month) && told[1] === Number(day))
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
