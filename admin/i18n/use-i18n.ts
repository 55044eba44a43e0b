import { useEffect, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import type { Locale } from '#generated/shapes.ts';
import { language } from '../session.ts';
import { loadI18nProvider } from './i18n-provider.ts';

export interface I18n {
  /** Another object for each language, by which everything that shows texts draws them anew and keeps what was typed. */
  provider: I18nProvider;
  /** The language that is loaded; while another one loads it stays. */
  locale: Locale;
}

let provider: Promise<I18nProvider> | undefined;

/** Begins to fetch the texts of a language; the first call decides. */
export function loadTexts(locale: Locale): Promise<I18nProvider> {
  provider ??= loadI18nProvider(locale);
  return provider;
}

/** The texts in the language of the page; undefined until the first are there. */
export function useI18n(): I18n | undefined {
  const locale = useStore(language.current);
  const [loaded, setLoaded] = useState<I18n>();
  useEffect(() => {
    let wanted = true;
    loadTexts(locale).then(async (found) => {
      if (found.getLocale() !== locale) await found.changeLocale(locale);
      if (wanted) setLoaded({ provider: { ...found }, locale });
    });
    return () => {
      wanted = false;
    };
  }, [locale]);
  return loaded;
}
