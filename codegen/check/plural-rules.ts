import { countedKeys, missingForms } from '../plural-forms.ts';
import type { Sources } from '../sources.ts';

/** A message for each plural form that a language needs and does not have: it would say "1 minutes". */
export function checkPluralForms({ locales }: Sources): string[] {
  const counted = countedKeys(Object.values(locales));
  return Object.entries(locales).flatMap(([locale, texts]) =>
    missingForms(locale, texts, counted).map(
      (key) => `locales/${locale}.json: ${key} has no text; ${locale} counts in it (plural-forms)`,
    ),
  );
}
