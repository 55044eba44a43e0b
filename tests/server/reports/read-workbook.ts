/** Reads a spreadsheet file back: its parts, and the cells of its sheets. */
import { inflateRawSync } from 'node:zlib';

export interface ReadSheet {
  name: string;
  xml: string;
  /** Texts and numbers, row by row; '' where a cell is empty. */
  rows: (string | number)[][];
}

/** The parts of a ZIP file, by the directory at its end. */
export function readZip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = bytes.readUInt32LE(end + 16);
  const parts = new Map<string, string>();
  for (let index = 0; index < bytes.readUInt16LE(end + 10); index++) {
    const [size, nameLength, extraLength, commentLength] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    parts.set(name, inflateRawSync(bytes.subarray(start, start + size)).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return parts;
}

export function readWorkbook(bytes: Buffer): ReadSheet[] {
  const parts = readZip(bytes);
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) =>
    plain(name),
  );
  return names.map((name, index) => {
    const xml = parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '';
    return { name, xml, rows: rowsOf(xml) };
  });
}

function rowsOf(xml: string): (string | number)[][] {
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: (string | number)[] = [];
    for (const [, column = '', , text, number] of row.matchAll(
      /<c r="([A-Z]+)\d+"( [^>]*)>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs,
    )) {
      cells[columnIndex(column)] = text === undefined ? Number(number) : plain(text);
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
}

function columnIndex(name: string): number {
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function plain(text = ''): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
