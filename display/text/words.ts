import type { Locale } from '#generated/shapes.ts';
import { display as zh } from '#locales/zh-TW.json';
import { valueAt } from './value-at.ts';

/** A word of the dictionary by its key below `display`, with its values filled in. */
export type Word = (key: string, values?: object) => string;

const dictionaries: { [language in Locale]?: object } = { 'zh-TW': zh };
/** The same function as long as the words are the same: who draws with it need not draw anew. */
let known: { [language in Locale]?: Word } = {};

/** Takes the dictionary of a language, so that its words are known. */
export function learnWords(language: Locale, dictionary: object): void {
  dictionaries[language] = dictionary;
  known = {};
}

/** Whether the dictionary of a language is here. */
export function knowsWords(language: Locale): boolean {
  return dictionaries[language] !== undefined;
}

/** The dictionary of a language; a word that it lacks comes in Chinese, and one that none has as its key. */
export function wordsOf(language: Locale): Word {
  const held = known[language];
  if (held) return held;
  const word: Word = (key, values) => {
    const text = valueAt(dictionaries[language] || zh, key) || valueAt(zh, key);
    return typeof text === 'string' ? fill(text, values) : key;
  };
  known[language] = word;
  return word;
}

/**
 * A dictionary of its texts alone, in the order of the Chinese one: the build leaves the keys out
 * (display/build/short-dictionaries.ts). @param texts a line each
 */
export function inShapeOfChinese(texts: string): object {
  const left = texts.split('\n');
  const shaped = (shape: { [key: string]: unknown }): object => {
    const words: { [key: string]: unknown } = {};
    for (const key of Object.keys(shape)) {
      const word = shape[key];
      words[key] = typeof word === 'string' ? left.shift() : shaped(word as typeof shape);
    }
    return words;
  };
  return shaped(zh);
}

function fill(text: string, values: object | undefined): string {
  return values ? text.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => String(valueAt(values, path))) : text;
}
