import { expect, test } from 'vitest';
import { baseTexts, plural } from './locales.ts';
import { read, scripts } from './sources.ts';

const product = scripts.filter((file) => !file.startsWith('tests/'));

/** What each text fills in, by its key without the plural form. */
const filledIn = new Map<string, Set<string>>();
for (const [key, text] of Object.entries(baseTexts)) {
  const names = filledIn.get(key.replace(plural, '')) ?? new Set();
  for (const [, name = ''] of text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) names.add(name);
  filledIn.set(key.replace(plural, ''), names);
}

test('what a text fills in is handed to it wherever it is asked for with values written beside it', () => {
  const lacking = product.flatMap((file) => {
    const code = read(file);
    return [...code.matchAll(/'([a-zA-Z]\w*(?:\.[\w-]+)+)',\s*\{/g)].flatMap(
      ({ 0: { length }, 1: key = '', index }) => {
        const values = upToClosing(code.slice(index + length));
        const wanted = [...(filledIn.get(key.replace(plural, '')) ?? [])];
        // Values that are spread, or handed on as a whole, are not written here.
        if (values.includes('...') || /\bmessageArgs\b(?!:\s*\{)/.test(values)) return [];
        return wanted
          .filter((name) => !new RegExp(`\\b${name}\\b`).test(values))
          .map((name) => `${file}: ${key} fills in ${name}, which is not among {${values}}`);
      },
    );
  });
  expect(lacking).toEqual([]);
});

test('what a text fills in has a name that stands in the code or the schemas', () => {
  const code = product.map(read).join('\n');
  const names = [...new Set([...filledIn.values()].flatMap((some) => [...some]))];
  // React-admin fills in its own texts.
  const own = names.filter((name) => [...filledIn].some(([key, some]) => some.has(name) && !key.startsWith('ra.')));
  expect(own.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

/** The beginning of a text up to the brace that closes it. */
function upToClosing(text: string): string {
  let depth = 1;
  let end = 0;
  while (depth > 0 && end < text.length) {
    if ('{[('.includes(text[end] ?? '')) depth += 1;
    if ('}])'.includes(text[end] ?? '')) depth -= 1;
    end += 1;
  }
  return text.slice(0, end - 1);
}
