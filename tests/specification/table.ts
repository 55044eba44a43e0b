import { readFileSync } from 'node:fs';

/**
 * The rows of a table beside this file, by the names in its first line; a cell that is not there is empty.
 * @throws if a row has more cells than the first line has names
 */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  const text = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8');
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const columns = first.split('\t') as Column[];
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length > columns.length) throw new Error(`${name}.tsv has too many cells in: ${line}`);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<Column, string>;
  });
}
