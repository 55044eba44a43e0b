import { safeText } from './safe-text.ts';

/** The media type of a CSV file. */
export const csvMediaType = 'text/csv; charset=utf-8';

/** Begins a file: without it Excel takes one for the system's own encoding and garbles Chinese and Thai. */
export const byteOrderMark = '\uFEFF';

/** A line of a CSV file, its end included; no text of it runs as a formula. Numbers stand as they are. */
export function csvLine(values: readonly (string | number | undefined)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = safeText(value);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
