import { writeFile } from 'node:fs/promises';
import { byteOrderMark, csvLine } from '#spreadsheet/csv.ts';
import type { Sheet } from './xlsx/sheet.ts';
import type { CellKind } from './xlsx/styles.ts';

/**
 * Writes the sheets as one CSV file that Excel reads in any language: one below the other, each under its name where there
 * are several. Days are YYYY-MM-DD and times HH:MM, which every program reads alike; no text of it runs as a formula.
 */
export async function writeCsv(path: string, sheets: readonly Sheet[]): Promise<void> {
  const parts = sheets.map((sheet) => [...(sheets.length > 1 ? [csvLine([sheet.name])] : []), ...linesOf(sheet)]);
  await writeFile(path, `${byteOrderMark}${parts.map((lines) => lines.join('')).join('\r\n')}`);
}

function linesOf({ columns, rows }: Sheet): string[] {
  const body = Array.from(rows, (row) => csvLine(row.map((value, index) => valueText(value, columns[index]?.kind))));
  return [csvLine(columns.map(({ label }) => label)), ...body];
}

function valueText(value: string | number | undefined, kind: CellKind = 'text'): string {
  if (typeof value !== 'number') return value ?? '';
  switch (kind) {
    case 'duration':
      return `${Math.floor(value / 3600)}:${two((value % 3600) / 60)}:${two(value % 60)}`;
    case 'time':
      return `${two(value / 3600)}:${two((value % 3600) / 60)}`;
    case 'decimal':
      return value.toFixed(1);
    default:
      return String(value);
  }
}

function two(number: number): string {
  return String(Math.floor(number)).padStart(2, '0');
}
