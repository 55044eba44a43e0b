import type { Locale } from '#generated/shapes.ts';
import { display as zh } from '#locales/zh-TW.json';
import { valueAt } from './value-at.ts';

/** A word of the dictionary by its key below `display`, with its values filled in. */
export type Word = (key: string, values?: object) => string;

const dictionaries: { [language in Locale]?: object } = { 'zh-TW': zh };

/** Takes the dictionary of a language, so that its words are known. */
export function learnWords(language: Locale, dictionary: object): void {
  dictionaries[language] = dictionary;
}

/** Whether the dictionary of a language is here. */
export function knowsWords(language: Locale): boolean {
  return dictionaries[language] !== undefined;
}

/** The dictionary of a language; a word that it lacks comes in Chinese, and one that none has as its key. */
export function wordsOf(language: Locale): Word {
  return (key, values) => {
    const text = valueAt(dictionaries[language] || zh, key) || valueAt(zh, key);
    return typeof text === 'string' ? fill(text, values) : key;
  };
}

function fill(text: string, values: object | undefined): string {
  return values ? text.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => String(valueAt(values, path))) : text;
}
