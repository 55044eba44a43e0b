import { convertRaTranslationsToI18next } from 'ra-i18n-i18next';
import english from 'ra-language-english';
import { expect, test } from 'vitest';
import { Locale } from '#generated/values.ts';
import { read } from '#tests/architecture/sources.ts';

type Texts = { [key: string]: string | Texts };

function entries(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as [string, string]] : entries(text, `${path}${key}.`),
  );
}

const wanted = entries(convertRaTranslationsToI18next(english) as Texts).filter(([key]) => key.startsWith('ra.'));
const names = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();

test.each([...Locale])('%s has every text of react-admin, with the same names to fill in', (locale) => {
  const ours = new Map(entries({ ra: JSON.parse(read(`locales/${locale}.json`)).ra }));
  // Chinese and Thai have one form for every number.
  const needed = wanted.filter(([key]) => locale === 'en-US' || !key.endsWith('_one'));
  expect(needed.map(([key]) => key).filter((key) => !ours.get(key))).toEqual([]);
  const differing = needed.filter(([key, text]) => {
    const given = names(ours.get(key) ?? '');
    const allowed = [...names(text), 'smart_count'];
    return given.some((name) => !allowed.includes(name!));
  });
  expect(differing).toEqual([]);
});

test('react-admin has the 164 texts that ours were written for', () => {
  expect(entries(english as unknown as Texts)).toHaveLength(164);
});
