import { allTexts, type Texts } from './texts.ts';

/** The ending of a key that is one plural form of a text; languages differ in how many forms they have. */
const form = /_(zero|one|two|few|many|other)$/;

/** Numbers of people, rooms and minutes: what a language has forms of its own for beyond them is not asked for. */
const mostCounted = 200;

/** A key without its plural form. */
export function stemOf(key: string): string {
  return key.replace(form, '');
}

/** What some language counts: keys that have a plural form there, without it. */
export function countedKeys(languages: Iterable<Texts>): Set<string> {
  const keys = [...languages].flatMap((texts) => [...allTexts(texts).keys()]);
  return new Set(keys.filter((key) => form.test(key)).map(stemOf));
}

/**
 * The keys of the plural forms that a language needs and `texts` lacks (Unicode CLDR, as Intl.PluralRules has it). A text
 * without a form stands for one of them, as "year" does beside "year_other".
 * @param counted as countedKeys gives them
 */
export function missingForms(locale: string, texts: Texts, counted: ReadonlySet<string>): string[] {
  const known = allTexts(texts);
  const forms = formsOf(locale);
  return [...counted].flatMap((key) => {
    const missing = forms.map((one) => `${key}_${one}`).filter((one) => !known.has(one));
    return known.has(key) && missing.length === 1 ? [] : missing;
  });
}

function formsOf(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: mostCounted + 1 }, (_, count) => rules.select(count)))];
}
