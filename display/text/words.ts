import type { Locale } from '#generated/shapes.ts';
import { valueAt } from './value-at.ts';

/** A word of the dictionary by its key below `display`, with its values filled in. */
export type Word = (key: string, values?: object) => string;

const dictionaries: { [language in Locale]?: object } = {};
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

/** The dictionary of a language; a word that it lacks comes as its key, and as nothing while there is no dictionary. */
export function wordsOf(language: Locale): Word {
  const held = known[language];
  if (held) return held;
  const word: Word = (key, values) => {
    const words = dictionaries[language];
    const text = valueAt(words, key);
    return typeof text === 'string' ? fill(text, values) : words ? key : '';
  };
  known[language] = word;
  return word;
}

function fill(text: string, values: object | undefined): string {
  return values ? text.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => String(valueAt(values, path))) : text;
}
