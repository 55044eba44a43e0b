import type { DateFormat, Locale } from '#generated/values.ts';
import { dayCodes, firstOwnStyle, stylesXml, textStyle } from '#spreadsheet/styles.ts';

/** How a cell is written. duration: seconds; date: YYYY-MM-DD; time: seconds since midnight. */
export type CellKind = 'text' | 'integer' | 'decimal' | 'duration' | 'date' | 'time';

const numbers = ['integer', 'duration', 'decimal', 'date', 'time'] as const;

/** The style of each kind in styles.xml. */
export const styleOf = {
  text: textStyle,
  ...Object.fromEntries(numbers.map((kind, index) => [kind, firstOwnStyle + index])),
} as Readonly<Record<CellKind, number>>;

/** styles.xml of a report: durations over 24 hours, one decimal, days as the organisation writes them. */
export function reportStyles(locale: Locale, dateFormat: DateFormat): string {
  const formats: Record<(typeof numbers)[number], number | string> = {
    integer: 1,
    duration: '[h]:mm:ss',
    decimal: '0.0',
    date: dayCodes[dateFormat],
    time: 'hh:mm',
  };
  return stylesXml(
    locale,
    numbers.map((kind) => formats[kind]),
  );
}
