import type { Model } from '../model.ts';
import { stemOf } from '../plural-forms.ts';
import type { Sources } from '../sources.ts';
import { allTexts } from '../texts.ts';
import { nearest } from './nearest.ts';
import { neededTexts } from './text-rules.ts';

/** React-admin's own forms for one name the record, which those for several cannot. */
const ownSingular = /^ra\..*_one$/;

/** What things of the schemas are called and what is said of them. */
const ofThings = /^(entities|fields|hints|panelTypeHints|panelTypes|presets|purposes|sections|values)\./;

/** What a text fills in: a name, or the path of a view. */
const placeholder = /\{\{\s*([\w.]+(?:\|[^{}]*)?)\s*\}\}/g;

/**
 * A message for each text that a language lacks or has alone, that fills in something else than the text of the first
 * language, or whose braces fill in nothing: the page would show a gap, the braces or the key.
 */
export function checkPlaceholders({ locales }: Sources, model: Model): string[] {
  // Of these it is said by what needs them (texts-exist).
  const needed = new Set(neededTexts(model));
  const base = String(model.shapes.get('Locale')?.schema.enum?.[0] ?? Object.keys(locales)[0]);
  const texts = new Map(Object.entries(locales).map(([locale, groups]) => [locale, allTexts(groups)]));
  const wanted = namesByKey(texts.get(base) ?? new Map());
  return [...texts].flatMap(([locale, own]) => {
    const say = (message: string, rule: string) => `locales/${locale}.json: ${message} (${rule})`;
    const names = namesByKey(own);
    return [
      ...[...own].flatMap(([key, text]) =>
        /[{}]/.test(text.replace(placeholder, ''))
          ? [
              say(
                `${key} has a brace of which nothing is made; what is filled in stands in two: {{name}}`,
                'braces-fill-in',
              ),
            ]
          : [],
      ),
      ...[...own]
        .filter(([key, text]) => ofThings.test(key) && namesIn(text).size > 0)
        .map(([key, text]) =>
          say(
            `${key} fills in ${[...namesIn(text)].join(', ')}; what a thing is called is shown as it stands`,
            'names-fill-in-nothing',
          ),
        ),
      ...[...own].flatMap(([key, text]) => {
        const expected = wanted.get(stemOf(key));
        if (needed.has(key) && !expected) return [];
        if (!expected) return [say(`${key} has no text in locales/${base}.json`, 'texts-agree')];
        return [...namesIn(text)]
          .filter((name) => !expected.has(name) && !ownSingular.test(key))
          .map((name) =>
            say(
              `${key} fills in ${name}, which ${base} does not${nearest(name, [...expected])}`,
              'texts-fill-in-alike',
            ),
          );
      }),
      ...[...wanted].flatMap(([key, expected]) => {
        const found = names.get(key);
        if (needed.has(key) && !found) return [];
        if (!found) return [say(`${key} has no text, and has one in locales/${base}.json`, 'texts-agree')];
        return [...expected]
          .filter((name) => !found.has(name))
          .map((name) => say(`${key} does not fill in ${name}, which ${base} does`, 'texts-fill-in-alike'));
      }),
    ];
  });
}

/** What the texts fill in, by key without its plural form: a form for one may leave the number out. */
function namesByKey(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const names = found.get(stemOf(key)) ?? new Set<string>();
    for (const name of namesIn(text)) names.add(name);
    found.set(stemOf(key), names);
  }
  return found;
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(placeholder)].map(([, name = '']) => name.trim()));
}
