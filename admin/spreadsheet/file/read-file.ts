import { limits } from '#generated/limits.ts';
import type { Locale } from '#generated/values.ts';
import { readCsv } from './csv-reader.ts';
import { decodeText, wideEncodingOf } from './decode-text.ts';
import { FileFault, type ReadFile } from './table.ts';
import { readXlsx } from './xlsx-reader.ts';

/**
 * Reads a spreadsheet for what it is, not for what it is called: XLSX, or text in columns.
 * @throws FileFault
 */
export async function readFile(bytes: Uint8Array, locale: Locale): Promise<ReadFile> {
  if (bytes.length > limits.spreadsheetBytes) {
    throw new FileFault('tooLarge', Math.round(limits.spreadsheetBytes / 1024 / 1024));
  }
  if (begins(bytes, [0x50, 0x4b])) return { tables: await readXlsx(bytes) };
  // Also what an XLSX file with a password is wrapped in.
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileFault('oldExcel');
  if (begins(bytes, [0x25, 0x50, 0x44, 0x46]) || (!wideEncodingOf(bytes) && bytes.subarray(0, 4096).includes(0))) {
    throw new FileFault('noTable');
  }
  const { text, encoding } = decodeText(bytes, locale);
  if (/^\s*<(!doctype|html|\?xml|table|meta|head|body)/i.test(text)) throw new FileFault('webPage');
  return { tables: [{ name: '', rows: readCsv(text) }], encoding };
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
