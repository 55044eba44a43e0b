import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../texts.ts';

/** Adds texts by dotted key to one language under `root`; keys stay sorted, what is there already stays. */
export function writeTexts(root: string, locale: string, added: Record<string, string>): void {
  const file = join(root, `locales/${locale}.json`);
  const texts: Texts = JSON.parse(readFileSync(file, 'utf8'));
  for (const [key, text] of Object.entries(added)) {
    put(texts, key.split('.'), text);
  }
  writeFileSync(file, `${printed(texts)}\n`);
}

function put(at: Texts, [step = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    at[step] ??= text;
    return;
  }
  at[step] ??= {};
  put(at[step] as Texts, rest, text);
}

/** By hand, for JSON.stringify puts keys that are numbers into an order of its own: 2 before 10. */
function printed(texts: Texts, indent = ''): string {
  const lines = Object.keys(texts)
    .sort()
    .map((key) => {
      const value = texts[key] as string | Texts;
      return `${indent}  ${JSON.stringify(key)}: ${typeof value === 'string' ? JSON.stringify(value) : printed(value, `${indent}  `)}`;
    });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
