import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { DateFormat, Locale } from '#generated/values.ts';
import { xmlText } from './cell-text.ts';
import { type Sheet, sheetXml } from './sheet.ts';
import { stylesXml } from './styles.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The media type of a spreadsheet file. */
export const xlsxMediaType = `${spreadsheet}.sheet`;

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
  const names = sheetNames(sheets);
  add('[Content_Types].xml', [contentTypes(sheets.length)]);
  add('_rels/.rels', [relations([['officeDocument', 'xl/workbook.xml']])]);
  add('xl/workbook.xml', [workbook(names)]);
  add('xl/_rels/workbook.xml.rels', [
    relations([
      ...names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
  ]);
  add('xl/styles.xml', [stylesXml(locale, dateFormat)]);
  for (const [index, sheet] of sheets.entries()) add(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet));
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** Names as Excel takes them: 31 characters, some signs not, each once. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const names = sheets.map(({ name }) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 28));
  return names.map((name, index) => (names.indexOf(name) < index ? `${name} ${index + 1}` : name));
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;
}

function contentTypes(sheetCount: number): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${spreadsheet}.${type}+xml"/>`;
  const sheets = Array.from({ length: sheetCount }, (_, index) => part(`worksheets/sheet${index + 1}`, 'worksheet'));
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheets.join('')}</Types>`;
}
