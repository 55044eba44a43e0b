import { texts as all } from '#generated/texts/all.ts';
import { Locale } from '#generated/values.ts';

type Texts = { readonly [key: string]: string | Texts };

const texts: Readonly<Record<Locale, Texts>> = all;

/** The language that speaks where nobody chose another. */
export const defaultLocale: Locale = Locale[0];

/**
 * The text of a dotted key in a language, with `{{name}}` filled in. A text that is missing shows its key, which
 * the tests of the texts do not let pass; a choice that is stored and gone since stands there as it is stored.
 */
export function text(locale: Locale, key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const found = findText(locale, key) ?? key.replace(/^values\.\w+\./, '');
  return found.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The same as it is written, nothing filled in; undefined where no text is. */
export function findText(locale: Locale, key: string): string | undefined {
  return lookUp(texts[locale], key) ?? lookUp(texts[defaultLocale], key);
}

function lookUp(all: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = all;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The language that a caller wants most (Accept-Language) among those we speak; zh-TW if there is none. */
export function negotiateLocale(header: string | undefined): Locale {
  if (!header) return defaultLocale;
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([0-9.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const exact = Locale.find((locale) => locale.toLowerCase() === tag);
    const sameLanguage = Locale.find((locale) => locale.split('-')[0] === tag.split('-')[0]);
    if (exact ?? sameLanguage) return exact ?? sameLanguage ?? defaultLocale;
  }
  return defaultLocale;
}
