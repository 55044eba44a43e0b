import { expect, it } from 'vitest';
import { checkPluralForms } from '#codegen/check/plural-rules.ts';
import type { Texts } from '#codegen/texts.ts';
import { product } from '../fixture.ts';

const faults = (locales: Record<string, Texts>) => checkPluralForms({ ...product(), locales });
const minutes = { 'zh-TW': { minutes_other: '{{count}} 分鐘' } };

it('names the plural forms that a language counts in and lacks, whichever language has some', () => {
  expect(faults({ ...minutes, fr: { minutes_other: '{{count}} minutes' }, ru: { minutes: '{{count}} мин.' } })).toEqual(
    [
      'locales/fr.json: minutes_one has no text; fr counts in it (plural-forms)',
      'locales/ru.json: minutes_many has no text; ru counts in it (plural-forms)',
      'locales/ru.json: minutes_one has no text; ru counts in it (plural-forms)',
      'locales/ru.json: minutes_few has no text; ru counts in it (plural-forms)',
    ],
  );
});

it('finds nothing where each form has its text, or one of them the text without a form', () => {
  const french = { minutes_one: '{{count}} minute', minutes_other: '{{count}} minutes' };
  expect(faults({ ...minutes, fr: french })).toEqual([]);
  expect(faults({ ...minutes, 'en-US': { minutes: '{{count}} minutes', minutes_one: '{{count}} minute' } })).toEqual(
    [],
  );
});

it('asks for no form of a text that nobody counts, nor for one that only millions have', () => {
  expect(faults({ 'zh-TW': { back: '返回' }, fr: { back: 'Retour' } })).toEqual([]);
});
