import type { DateFormat } from '#generated/shapes.ts';

/** A word of the page's dictionary. */
type Word = (key: string, values?: object) => string;

export interface LocalTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
}

/** An instant as an organisation's wall clock shows it. */
export function localTime(instant: number, offsetMinutes: number): LocalTime {
  const shifted = new Date(instant + offsetMinutes * 60000);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** "09:05" */
export function timeText({ hour, minute }: LocalTime): string {
  return `${two(hour)}:${two(minute)}`;
}

/** "2026-11-21", as views carry their service date. */
export function isoDate({ year, month, day }: LocalTime): string {
  return `${year}-${two(month)}-${two(day)}`;
}

/** The date in the organisation's order and era. Own code, because Intl's answers differ by engine. */
export function dateText({ year, month, day }: LocalTime, format: DateFormat, word: Word): string {
  const eras = { roc: year - 1911, buddhist: year + 543 };
  if (format === 'roc' || format === 'buddhist') {
    return word(`date.${format}`, { year: eras[format], month: word(`month.${month}`), day });
  }
  return format.replace('YYYY', String(year)).replace('MM', two(month)).replace('DD', two(day));
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
