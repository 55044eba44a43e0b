import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortDictionaries } from '#display/build/short-dictionaries.ts';
import { display as chinese } from '#locales/zh-TW.json';

/** What the build makes of a file of texts. */
function built(file: string): string | undefined {
  const load = shortDictionaries.load as (id: string) => { code: string } | undefined;
  return load(fileURLToPath(new URL(`../../../${file}`, import.meta.url)))?.code;
}

test('of a language only the texts of the display come', () => {
  const [, texts = ''] = /^export const display = (.*)$/.exec(built('locales/zh-TW.json') ?? '') ?? [];
  expect(JSON.parse(texts)).toEqual(chinese);
  expect(texts).not.toContain('請重新登入');
});

test('other files come as they are', () => {
  expect(built('package.json')).toBeUndefined();
});
