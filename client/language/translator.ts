/** Texts of one language: sections of nested texts, as in locales/. */
export interface Texts {
  [key: string]: string | Texts;
}

export type TextParams = Record<string, string | number | undefined>;

export interface Translator {
  /**
   * The text of a dotted key with `{{name}}` filled in. With `count`, the plural form of that number
   * (`key_one`, `key_other`). A missing text shows its key, so that it is seen; a choice that this page does not know,
   * or that is gone, stands there as it is stored.
   */
  (key: string, params?: TextParams): string;
  has(key: string): boolean;
  locale: string;
}

/** What stands for a text that is missing: of a choice (`values.Gender.other`) the choice. */
export function unnamed(key: string): string {
  return key.replace(/^values\.\w+\./, '');
}

/** Makes a translator of `texts`. */
export function createTranslator(locale: string, texts: Texts): Translator {
  const plural = new Intl.PluralRules(locale);
  const find = (key: string): string | undefined => {
    let found: string | Texts | undefined = texts;
    for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  const counted = (key: string, count: number) => find(`${key}_${plural.select(count)}`) ?? find(`${key}_other`);
  const translate = (key: string, params: TextParams = {}): string => {
    const text =
      (typeof params.count === 'number' ? counted(key, params.count) : undefined) ?? find(key) ?? unnamed(key);
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''));
  };
  return Object.assign(translate, { has: (key: string) => find(key) !== undefined, locale });
}
