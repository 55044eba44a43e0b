import type { Locale } from '#generated/shapes.ts';
import { textLoaders } from '#generated/texts/display.ts';
import { change } from '../state.ts';
import { learnLineRules } from './fit-text.ts';
import { knowsWords, learnWords } from './words.ts';

const againMs = 5000;

/** Whether the words of a language may still come. Where they did not, numbers without words are better than none. */
export function awaitsWords(language: Locale, given: readonly Locale[]): boolean {
  return !knowsWords(language) && given.indexOf(language) < 0;
}

/** Brings the words of a language, and where its lines break: no screen needs all. The state tells when they came, and when they did not. */
export function bringWords(language: Locale): void {
  if (knowsWords(language)) return;
  Promise.all([
    // A newer server may know languages that this runtime does not.
    (textLoaders[language] || textLoaders['zh-TW'])(),
    import('./line-rules.ts'),
  ]).then(
    ([words, rules]) => {
      learnLineRules(rules);
      learnWords(language, words.default);
      change({ words: [language] });
    },
    () => {
      change({ words: [language] });
      setTimeout(bringWords, againMs, language);
    },
  );
}
