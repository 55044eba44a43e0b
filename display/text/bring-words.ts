import type { Locale } from '#generated/shapes.ts';
import { change } from '../state.ts';
import { knowsWords, learnWords } from './words.ts';

const againMs = 5000;

/** Dictionaries that come when a panel speaks their language: no screen needs all three. */
const dictionaries: { [language in Locale]?: () => Promise<{ default: object }> } = {
  'en-US': () => import('./english-words.ts'),
  th: () => import('./thai-words.ts'),
};

/** Whether the words of a language may still come. Where they did not, numbers with Chinese words are better than none. */
export function awaitsWords(language: Locale, given: readonly Locale[]): boolean {
  return !knowsWords(language) && dictionaries[language] !== undefined && given.indexOf(language) < 0;
}

/** Brings the words of a language, if they are not here; the state tells when they came, and when they did not. */
export function bringWords(language: Locale): void {
  const bring = dictionaries[language];
  if (!bring || knowsWords(language)) return;
  bring().then(
    (words) => {
      learnWords(language, words.default);
      change({ words: [language] });
    },
    () => {
      change({ words: [language] });
      setTimeout(bringWords, againMs, language);
    },
  );
}
