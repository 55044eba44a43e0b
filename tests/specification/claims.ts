import type { Item, Kind } from './item.ts';
import { textOf } from './project.ts';
import { readTable } from './table.ts';

/** Routes, screens and rules: the file and the test are named by hand, and must hold what the row says. */
export function claimItems(): Item[] {
  type Column = 'kind' | 'section' | 'id' | 'name' | 'file' | 'text' | 'test' | 'title';
  return readTable<Column>('claims').map(({ kind, section, id, name, file, text, test, title }) => ({
    id: `${kind} ${section} ${id}`,
    kind: kind as Kind,
    section: Number(section),
    name,
    file: file || undefined,
    test: test || undefined,
    wrong: faultOf(file, text) ?? faultOf(test, title) ?? (test && !file ? 'has a test but no file' : undefined),
  }));
}

/** Something in a file that counts only with the test that fails if it did nothing: open while the row names none. */
export function shownBy(file: string, test: string, title: string): Pick<Item, 'file' | 'test' | 'wrong'> {
  if (!test) return {};
  return { file, test, wrong: title ? faultOf(test, title) : 'names a test without its title' };
}

/** What is wrong with saying that a text stands in a file; undefined when nothing is, or nothing is said. */
export function faultOf(file: string, text: string): string | undefined {
  if (!file) return undefined;
  const content = textOf(file);
  if (content === undefined) return `${file} is not there`;
  return content.includes(text) ? undefined : `"${text}" does not stand in ${file}`;
}
