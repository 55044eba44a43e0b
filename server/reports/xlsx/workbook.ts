import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { DateFormat, Locale } from '#generated/values.ts';
import { sheetNames, sheetPath, stylesPath, workbookParts } from '#spreadsheet/workbook-parts.ts';
import { type Sheet, sheetXml } from './sheet.ts';
import { reportStyles } from './styles.ts';

/** Writes a spreadsheet file, in a stream from its first to its last row. */
export async function writeWorkbook(
  path: string,
  sheets: readonly Sheet[],
  locale: Locale,
  dateFormat: DateFormat = 'YYYY/MM/DD',
): Promise<void> {
  const zip = new ZipFile();
  const add = (name: string, text: Iterable<string>) =>
    zip.addReadStream(Readable.from(text, { objectMode: false }), name);
  const parts = workbookParts(sheetNames(sheets.map(({ name }) => name)));
  for (const [name, text] of Object.entries(parts)) add(name, [text]);
  add(stylesPath, [reportStyles(locale, dateFormat)]);
  for (const [index, sheet] of sheets.entries()) add(sheetPath(index), sheetXml(sheet));
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
