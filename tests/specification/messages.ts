import type { Item } from './item.ts';
import { firstWith, locales, schemas, sources, tests } from './project.ts';
import { readTable } from './table.ts';

/** Messages: a key of the texts in every language; one of the error catalogue is given somewhere too. */
export function messageItems(): Item[] {
  return readTable<'section' | 'name' | 'keys'>('messages').map(({ section, name, keys }) => {
    const all = keys.split(',');
    const key = all.find((one) => languagesOf(one).length > 0);
    return { id: `message ${name}`, kind: 'message', section: Number(section), name, ...(key && look(key)) };
  });
}

function look(key: string): Pick<Item, 'file' | 'test' | 'wrong'> {
  const missing = [...locales.keys()].filter((file) => !languagesOf(key).includes(file));
  if (missing.length > 0) return { wrong: `${key} is not in ${missing.join(', ')}` };
  const [, code] = /^errors\.(\w+)$/.exec(key) ?? [];
  if (!code) return { file: firstWith(sources, quoted(key)), test: firstWith(tests, quoted(key)) };
  if (!schemas.get('ErrorCode')?.schema.enum?.includes(code)) return { wrong: `${code} is no error code` };
  return {
    file: firstWith(sources, quoted(`(errors\\.)?${code}`)) ?? givenBySchema(code),
    test: firstWith(tests, quoted(`(errors\\.)?${code}`)),
  };
}

/** The schema that has a code given: the catalogue for a keyword that is broken, or a kind of record for its name. */
function givenBySchema(code: string): string | undefined {
  const words = [...schemas.values()].map(({ file, schema }) => ({
    file,
    words: JSON.stringify(schema['x-keywords'] ?? schema['x-entity'] ?? {}),
  }));
  return words.find((one) => one.words.includes(`"${code}"`))?.file;
}

function languagesOf(key: string): string[] {
  return [...locales].filter(([, texts]) => texts.has(key)).map(([file]) => file);
}

function quoted(text: string): RegExp {
  return new RegExp(`['"\`]${text}['"\`]|\\b${text}:`);
}
