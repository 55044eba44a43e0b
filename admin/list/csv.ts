import type { RaRecord } from 'react-admin';
import type { Resource } from '#generated/resources.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { Translate } from '../data/refusal.ts';
import { columnText } from './column-text.ts';

/** Excel takes a file without it for the system's own encoding and garbles Chinese and Thai. */
const byteOrderMark = '\uFEFF';

/** A list as CSV: the columns that the list shows, in the user's words. */
export function listCsv(
  resource: Resource,
  records: readonly RaRecord[],
  translate: Translate,
  calendar: Calendar,
): string {
  const head = resource.columns.map(({ labelKey }) => translate(labelKey));
  const rows = records.map((record) =>
    resource.columns.map((column) => columnText(column, record[column.source], translate, calendar)),
  );
  return `${byteOrderMark}${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A cell; one that a spreadsheet would take for a formula gets an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lets the browser save it as `<name>.csv`. */
export function saveCsv(csv: string, name: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
