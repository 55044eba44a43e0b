import { readFileSync } from 'node:fs';
import { resources } from '#generated/resources.ts';
import { firstFiles } from './first-files.ts';

/** Keys whose beginning a first file names but which are told on a press or a refusal, for which all texts are fetched. */
const later = ['errors.', 'help.pages.', 'fields.', 'values.', 'purposes.'];

/** What react-admin says of itself. */
const ofLibrary = ['ra.notification.'];

export type Texts = { [key: string]: string | Texts };

/** Which texts the first screen shows: those whose keys its files name, and the words of every list and menu. */
export function isFirstText(): (key: string) => boolean {
  const source = firstFiles()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const whole = new Set([...source.matchAll(/['"`](\w+(?:\.\w+)+)['"`]/g)].map(([, key = '']) => key));
  const templates = [...source.matchAll(/['"`]([a-z]\w*\.(?:\w+\.)*)\$\{/g)].map(([, start = '']) => start);
  const below = [...ofLibrary, ...templates.filter((start) => !later.includes(start))];
  for (const { labelKey, titleKey, columns } of Object.values(resources)) {
    for (const key of [labelKey, titleKey]) whole.add(key);
    for (const column of columns) {
      whole.add(column.labelKey);
      for (const key of [column.enumKey, column.knownKey]) if (key && !later.includes(`${key}.`)) below.push(`${key}.`);
    }
  }
  return (key) => whole.has(withoutPlural(key)) || below.some((start) => key.startsWith(start));
}

/** Plural forms stand beside the key that is asked for. */
function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** The part of the texts whose keys `wanted` takes. */
export function textsWhere(texts: Texts, wanted: (key: string) => boolean, above = ''): Texts {
  const kept = Object.entries(texts).flatMap(([name, text]): [string, string | Texts][] => {
    const key = `${above}${name}`;
    if (typeof text === 'string') return wanted(key) ? [[name, text]] : [];
    const below = textsWhere(text, wanted, `${key}.`);
    return Object.keys(below).length > 0 ? [[name, below]] : [];
  });
  return Object.fromEntries(kept);
}
