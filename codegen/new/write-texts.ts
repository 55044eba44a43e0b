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
  writeFileSync(file, `${JSON.stringify(sorted(texts), null, 2)}\n`);
}

function put(at: Texts, [step = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    at[step] ??= text;
    return;
  }
  at[step] ??= {};
  put(at[step] as Texts, rest, text);
}

function sorted(texts: Texts): Texts {
  return Object.fromEntries(
    Object.keys(texts)
      .sort()
      .map((key) => {
        const value = texts[key] as string | Texts;
        return [key, typeof value === 'string' ? value : sorted(value)];
      }),
  );
}
