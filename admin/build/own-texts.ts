import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { wholeWords } from '#client/text/whole-words.ts';
import { isFirstText, type Texts, textsWhere } from './first-texts.ts';

const isLocale = /\/locales\/[\w-]+\.json(\?(first|others))?$/;

/** Parts of the texts that only other front ends and the documents show. */
export const textsOfOthers = ['controller', 'display', 'kiosk', 'manual'] as const;

/** What pages say; names of fields and values also go into files, as they stand. */
const ofPages = ['admin', 'help', 'hints', 'panelTypeHints', 'purposes'] as const;

/** The texts of a language, marked so that no line of a page breaks within a word that browsers know only in parts. */
export function keepWordsWhole(texts: Texts): Texts {
  const whole = ofPages.map((name) => [name, JSON.parse(wholeWords(JSON.stringify(texts[name])))]);
  return { ...texts, ...Object.fromEntries(whole) };
}

/** Hands the administration the texts that it shows, those of the first screen apart: they are fetched before anything can be read. */
export const ownTexts: Plugin = {
  name: 'own-texts',
  enforce: 'pre',
  load(id) {
    if (!isLocale.test(id)) return undefined;
    const [file = '', part] = id.split('?');
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    const texts = keepWordsWhole(stored);
    for (const name of textsOfOthers) delete texts[name];
    const isFirst = isFirstText();
    const wanted = part === 'first' ? isFirst : part === 'others' ? (key: string) => !isFirst(key) : () => true;
    return { code: `export default ${JSON.stringify(textsWhere(texts, wanted))}`, moduleType: 'js' };
  },
};
