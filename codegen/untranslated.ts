import type { Texts } from './texts.ts';

/** Letters of Chinese: a text without one is often the same in every language, a name or a sign. */
const chinese = /\p{Script=Han}/u;

/**
 * Keys at which a language still says what the base language says, which is how a new language begins.
 * @param base texts of the base language
 */
export function untranslated(base: Texts, texts: Texts, within = ''): string[] {
  return Object.entries(base).flatMap(([name, text]) => {
    const key = within + name;
    const other = texts[name];
    if (typeof text === 'object') return typeof other === 'object' ? untranslated(text, other, `${key}.`) : [];
    return text === other && chinese.test(text) && !ownNames.test(key) ? [key] : [];
  });
}

/** Languages are called by their own names everywhere. */
const ownNames = /^values\.Locale\./;
