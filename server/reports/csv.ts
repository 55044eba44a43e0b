import { writeFile } from 'node:fs/promises';
import { plainText } from './xlsx/cell-text.ts';
import type { Sheet } from './xlsx/sheet.ts';
import type { CellKind } from './xlsx/styles.ts';

/** The media type of a CSV file. */
export const csvMediaType = 'text/csv; charset=utf-8';

/** Excel takes a file without it for the system's own encoding and garbles Chinese and Thai. */
const byteOrderMark = '\uFEFF';

/**
 * Writes the sheets as one CSV file that Excel reads in any language: one below the other, each under its name where there
 * are several. Days are YYYY-MM-DD and times HH:MM, which every program reads alike; no text of it runs as a formula.
 */
export async function writeCsv(path: string, sheets: readonly Sheet[]): Promise<void> {
  const parts = sheets.map((sheet) => [...(sheets.length > 1 ? [line([sheet.name])] : []), ...linesOf(sheet)]);
  await writeFile(path, `${byteOrderMark}${parts.map((lines) => lines.join('')).join('\r\n')}`);
}

function linesOf({ columns, rows }: Sheet): string[] {
  const body = Array.from(rows, (row) => line(row.map((value, index) => valueText(value, columns[index]?.kind))));
  return [line(columns.map(({ label }) => label)), ...body];
}

function line(texts: readonly string[]): string {
  return `${texts.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = plainText(text);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
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
