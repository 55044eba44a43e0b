import { byteOrderMark, csvLine } from '#spreadsheet/csv.ts';

/** Rows as CSV that Excel reads in any language. */
export function writeCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return `${byteOrderMark}${rows.map(csvLine).join('')}`;
}
