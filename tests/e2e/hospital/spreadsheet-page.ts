/** What the tests of spreadsheets do on their page. */
import type { Page } from 'playwright';
import type { Cell } from '#admin/spreadsheet/file/table.ts';
import { writeXlsx } from '#admin/spreadsheet/file/xlsx-writer.ts';

/** A text of the locales with its values. */
export function said(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]));
}

/** Drops a file on the page. */
export async function dropFile(page: Page, fileName: string, content: Uint8Array): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: fileName, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** An XLSX file of one sheet. */
export function sheet(labels: readonly string[], cells: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  const known = cells.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell : cell ? String(cell) : undefined)),
  );
  return writeXlsx([{ name: '資料', columns: labels.map((label) => ({ label })), rows: known }], 'zh-TW', '選項');
}
