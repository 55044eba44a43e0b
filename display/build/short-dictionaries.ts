import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Texts = { [key: string]: string | Texts };

const room = fileURLToPath(new URL('../..', import.meta.url));
const words = JSON.stringify(fileURLToPath(new URL('../text/words.ts', import.meta.url)));
const isLocale = /\/locales\/([\w-]+)\.json$/;

/** Hands the display its own texts only; those of other languages than Chinese without their keys, which are the same. */
export const shortDictionaries: Plugin = {
  name: 'short-dictionaries',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, language] = isLocale.exec(id) ?? [];
    if (!language) return undefined;
    const chinese = displayTexts('zh-TW');
    if (language === 'zh-TW') return { code: `export const display = ${JSON.stringify(chinese)}`, moduleType: 'js' };
    const texts = inOrderOf(chinese, displayTexts(language)).join('\n');
    return {
      code: `import { inShapeOfChinese } from ${words};\nexport const display = inShapeOfChinese(${JSON.stringify(texts)})`,
      moduleType: 'js',
    };
  },
};

function displayTexts(language: string): Texts {
  return JSON.parse(readFileSync(`${room}locales/${language}.json`, 'utf8')).display;
}

/** The texts of a language in the order of the Chinese keys; refuses a language that has not each of them in one line. */
function inOrderOf(shape: Texts, texts: Texts): string[] {
  return Object.entries(shape).flatMap(([key, inside]) => {
    const text = texts[key];
    if (typeof inside !== 'string') return inOrderOf(inside, text as Texts);
    if (typeof text !== 'string' || text.includes('\n'))
      throw new Error(`locales: display.${key} is not a line of text`);
    return [text];
  });
}
