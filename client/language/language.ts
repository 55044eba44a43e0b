import type { Locale } from '#generated/shapes.ts';
import { Locale as locales } from '#generated/values.ts';
import { createStore, type Store } from '../store.ts';

/** Where the chosen language is kept: the part of localStorage that is needed. */
export type LanguageStorage = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = 'callboard-language';
const fallback: Locale = locales[0];

export interface Language {
  current: Store<Locale>;
  /** Sets the language and keeps it on this device; an unsupported one becomes zh-TW. */
  choose(locale: string): void;
  /** Sets the language for now, without keeping it. */
  show(locale: string): void;
  /** Whether a person has chosen one on this device. */
  wasChosen(): boolean;
}

/** The language that we have for what was asked: itself, or Traditional Chinese. */
export function supportedLocale(wanted: string | null | undefined): Locale {
  return locales.find((locale) => locale === wanted) ?? fallback;
}

/** The page's language, starting with the one kept on this device. */
export function createLanguage(storage: LanguageStorage | undefined, root?: { lang: string }): Language {
  const kept = () => attempt(() => storage?.getItem(storageKey));
  const current = createStore(supportedLocale(kept()));
  const show = (locale: string) => {
    const supported = supportedLocale(locale);
    if (root) root.lang = supported;
    current.set(supported);
  };
  show(current.get());
  return {
    current,
    show,
    choose(locale) {
      attempt(() => storage?.setItem(storageKey, supportedLocale(locale)));
      show(locale);
    },
    wasChosen: () => Boolean(kept()),
  };
}

/** Storage throws where a browser forbids it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
