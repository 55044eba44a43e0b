import { readFileSync } from 'node:fs';
import { code, table } from './table.ts';

/** The comments beside the words are their only explanation: the page is made of them. */
const source = readFileSync(new URL('../../schema-words.ts', import.meta.url), 'utf8');

/** The words of one interface with what is said of each. @param name such as "SchemaWords" */
export function wordTable(name: string): string {
  const start = source.indexOf(`export interface ${name} {`);
  const body = source.slice(start, source.indexOf('\n}', start));
  const members = body.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}'?([\w-]+)'?\??: (.+);$/gm);
  const rows = [...members].map(([, comment = '', word = '', type = '']) => [
    code(word),
    code(type.replace(/\s+/g, ' ')),
    comment.replace(/\s*\n\s*\*\s?/g, ' ').trim(),
  ]);
  return table(['word', 'value', 'meaning'], rows);
}
