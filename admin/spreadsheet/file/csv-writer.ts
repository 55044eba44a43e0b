import { safeText } from './safe-text.ts';

/** Excel takes a file without it for the system's own encoding and garbles Chinese and Thai. */
const byteOrderMark = '\uFEFF';

/** Rows as CSV that Excel reads in any language; no text of it runs as a formula. */
export function writeCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return `${byteOrderMark}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = safeText(value);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
