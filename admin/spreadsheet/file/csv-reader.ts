import { limits } from '#generated/limits.ts';
import { FileFault, type Row } from './table.ts';

const separators = [',', ';', '\t'];

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
