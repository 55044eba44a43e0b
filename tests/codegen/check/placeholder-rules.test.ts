import { expect, it } from 'vitest';
import { checkPlaceholders } from '#codegen/check/placeholder-rules.ts';
import { expand } from '#codegen/expand/expand.ts';
import type { Texts } from '#codegen/texts.ts';
import { product } from '../fixture.ts';

/** What is said of texts that stand beside those of the small product; Chinese comes first. */
function faults(chinese: Texts, thai: Texts): string[] {
  const sources = product();
  const locales = { 'zh-TW': { ...sources.locales['zh-TW'], ...chinese }, th: { ...sources.locales.th, ...thai } };
  return checkPlaceholders({ ...sources, locales }, expand(sources));
}

it('finds nothing wrong with texts that fill in the same, in as many plural forms as each language has', () => {
  const chinese = { desk: { age_other: '{{count}} 歲', way: '往 {{ counter.label|pad:3 }}' } };
  const thai = { desk: { age_one: 'หนึ่งปี', age_other: '{{count}} ปี', way: 'ไป {{ counter.label|pad:3 }}' } };
  expect(faults(chinese, thai)).toEqual([]);
});

it('names the file and the text that fills in something else, and what was meant', () => {
  expect(faults({ desk: { age_other: '{{count}} 歲' } }, { desk: { age_other: '{{cuont}} ปี' } })).toEqual([
    'locales/th.json: desk.age_other fills in cuont, which zh-TW does not; did you mean count? (texts-fill-in-alike)',
    'locales/th.json: desk.age does not fill in count, which zh-TW does (texts-fill-in-alike)',
  ]);
});

it('names a brace of which nothing is made', () => {
  expect(faults({ desk: { age: '{count} 歲' } }, { desk: { age: 'ปี' } })).toEqual([
    'locales/zh-TW.json: desk.age has a brace of which nothing is made; what is filled in stands in two: {{name}} (braces-fill-in)',
  ]);
});

it('names a text that one language has not, or has alone', () => {
  expect(faults({ desk: { age: '歲' } }, { desk: { old: 'ปี' } })).toEqual([
    'locales/th.json: desk.old has no text in locales/zh-TW.json (texts-agree)',
    'locales/th.json: desk.age has no text, and has one in locales/zh-TW.json (texts-agree)',
  ]);
});

it('lets nothing be filled in where the text is what a thing is called', () => {
  const called = { entities: { Note: '{{name}}', Room: '診間' } };
  expect(faults(called, called)).toEqual(
    ['zh-TW', 'th'].map(
      (locale) =>
        `locales/${locale}.json: entities.Note fills in name; what a thing is called is shown as it stands (names-fill-in-nothing)`,
    ),
  );
});
