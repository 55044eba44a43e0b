import { limits } from '#generated/limits.ts';
import type { Locale } from '#generated/values.ts';
import { type Encoding, FileFault, type Row } from './table.ts';

const separators = [',', ';', '\t'];
/** What a text of two bytes for each character begins with: Excel writes the first, some hospital systems the second. */
const wideByMark: ReadonlyMap<number, Encoding> = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
]);

/** How a text of two bytes for each character is written; undefined for any other file. */
export function wideEncodingOf(bytes: Uint8Array): Encoding | undefined {
  return wideByMark.get(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0));
}

/**
 * A text file's text and how it was written. What is neither UTF-8 nor marked as UTF-16 comes from an Excel of the
 * user's country: Big5, in Thailand windows-874.
 * @throws FileFault noTable
 */
export function decodeText(bytes: Uint8Array, locale: Locale): { text: string; encoding: Encoding } {
  const wide = wideEncodingOf(bytes);
  const old: Encoding[] = locale === 'th' ? ['windows-874', 'big5'] : ['big5', 'windows-874'];
  for (const encoding of wide ? [wide] : (['utf-8', ...old] as const)) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
    } catch {
      // It is written otherwise.
    }
  }
  throw new FileFault('noTable');
}

/** The rows of a text with cells between commas, semicolons or tabs, whichever its first rows agree on. */
export function readCsv(text: string): Row[] {
  const named = /^sep=(.)\r?\n/.exec(text);
  const separator = named?.[1] ?? separatorOf(text);
  const rows: Row[] = [];
  let number = named ? 1 : 0;
  for (const cells of cellsOfLines(named ? text.slice(named[0].length) : text, separator)) {
    number += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length > limits.spreadsheetColumns) throw new FileFault('tooManyColumns', limits.spreadsheetColumns);
    if (rows.length > limits.spreadsheetRows + 20) throw new FileFault('tooManyRows', limits.spreadsheetRows);
    rows.push({ number, cells: cells.map(withoutFormula) });
  }
  return rows;
}

/** Hospital systems write ="00123", so that Excel leaves a code its zeros: a formula that is nothing but its text. */
function withoutFormula(cell: string): string {
  const text = /^\s*="((?:[^"]|"")*)"\s*$/.exec(cell)?.[1];
  return text === undefined ? cell : text.replaceAll('""', '"');
}

function separatorOf(text: string): string {
  const lines = text
    .slice(0, 4000)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/);
  const agreeing = separators.map((separator) => mostAlike(lines.map((line) => line.split(separator).length - 1)));
  return separators[agreeing.indexOf(Math.max(...agreeing))] as string;
}

/** How many lines have a separator as often as most of those that have it; of two that agree, more of it says more. */
function mostAlike(counts: readonly number[]): number {
  const some = counts.filter((count) => count > 0);
  return Math.max(0, ...some.map((count) => some.filter((one) => one === count).length + count / 1000));
}

/** RFC 4180, with line ends of any kind; a quotation mark in the middle of a cell is one. */
function* cellsOfLines(text: string, separator: string): Generator<string[]> {
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') [cell, at] = quoted(text, at + 1);
    else cell = '';
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cells.push(cell + text.slice(start, at));
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield cells;
}

/** What stands between quotation marks, and the place behind them. */
function quoted(text: string, from: number): [cell: string, at: number] {
  let cell = '';
  let at = from;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return [cell + text.slice(at), text.length];
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') return [cell, end + 1];
    cell += '"';
    at = end + 2;
  }
}
