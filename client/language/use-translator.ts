import { useEffect, useState } from 'react';
import type { Locale } from '#generated/shapes.ts';
import { useStore } from '../use-store.ts';
import type { Language } from './language.ts';
import { createTranslator, type Texts, type Translator } from './translator.ts';

/** Texts that could not be had are asked for again after this. */
const againMs = 4_000;

/** Loads the texts of one language, once. */
export type TextLoader = Record<Locale, () => Promise<unknown>>;

/**
 * The translator of the language in force; undefined until its texts are there. While another language loads, the
 * one before stays on the screen.
 */
export function useTranslator(language: Language, loader: TextLoader): Translator | undefined {
  const locale = useStore(language.current);
  const [translator, setTranslator] = useState<Translator>();
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      loader[locale]().then(
        (texts) => wanted && setTranslator(() => createTranslator(locale, texts as Texts)),
        () => {
          if (wanted) timer = setTimeout(load, againMs);
        },
      );
    load();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [locale, loader]);
  return translator;
}
