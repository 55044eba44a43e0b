import { expect, test } from 'vitest';
import { shortDictionaries } from '#display/build/short-dictionaries.ts';
import { inShapeOfChinese } from '#display/text/words.ts';
import { display as english } from '#locales/en-US.json';
import { display as thai } from '#locales/th.json';

/** What the build makes of a file of texts. */
function built(language: string): string {
  const load = shortDictionaries.load as (id: string) => { code: string } | undefined;
  return load(`/callboard/locales/${language}.json`)?.code ?? '';
}

test.each([
  ['en-US', english],
  ['th', thai],
])('%s comes without its keys, and has each text under its own again', (language, dictionary) => {
  const texts = /inShapeOfChinese\((".*")\)$/.exec(built(language))?.[1] ?? '';
  expect(texts).not.toContain('weekday');
  expect(inShapeOfChinese(JSON.parse(texts))).toEqual(dictionary);
});

test('of Chinese only the texts of the display come', () => {
  expect(built('zh-TW')).toContain('過號');
  expect(built('zh-TW')).not.toContain('請重新登入');
});
