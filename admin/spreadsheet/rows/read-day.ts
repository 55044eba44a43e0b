import { plainEntry } from '#client/text/plain-digits.ts';
import type { DateFormat } from '#generated/values.ts';
import { readDay } from '../../calendar/calendar.ts';
import { serialText } from '../file/serial-date.ts';
import type { Cell } from '../file/table.ts';

const formats: readonly DateFormat[] = ['roc', 'buddhist', 'YYYY/MM/DD', 'DD/MM/YYYY', 'MM/DD/YYYY'];
/** Days as bare numbers: 1954 to 2119. A day that is typed without marks has more digits. */
const serials = { from: 20_000, to: 80_000 };

/**
 * The day in a cell, as YYYY-MM-DD: one that the spreadsheet knows as a day, one in the organisation's order and era,
 * or one in any other if it can be only one day. undefined where it is none.
 */
export function readSheetDay(cell: Cell, format: DateFormat): string | undefined {
  if (typeof cell === 'number') {
    if (cell >= serials.from && cell < serials.to) return serialText(Math.floor(cell));
    return typedDay(String(cell), format);
  }
  return typeof cell === 'string' ? typedDay(cell, format) : undefined;
}

function typedDay(text: string, format: DateFormat): string | undefined {
  const typed = plainEntry(text).replace(/^(\d{4}-\d{2}-\d{2}) [\d:]+$/, '$1');
  if (/民國|民国/.test(typed)) return readDay(bare(typed), 'roc');
  if (/พ\.?ศ/.test(typed)) return readDay(bare(typed), 'buddhist');
  const own = readDay(bare(typed), format);
  if (own) return own;
  // 23/11/12 may be anything; a year has three digits at least where the order is another's.
  if (!/\d{3}/.test(typed)) return undefined;
  const others = formats.map((other) => readDay(bare(typed), other)).filter((day) => day && isLikely(day));
  const days = new Set(others);
  return days.size === 1 ? [...days][0] : undefined;
}

function isLikely(day: string): boolean {
  return day >= '1900' && day < '2200';
}

/** Without the weekday and the words around: "115年11月23日（一）". */
function bare(text: string): string {
  return text
    .replace(/\(.*?\)/g, '')
    .replace(/^\D+|\D+$/g, '')
    .trim();
}
