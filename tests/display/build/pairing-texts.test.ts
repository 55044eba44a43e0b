import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';
import { pairingTexts } from '#display/build/pairing-texts.ts';
import { pairing as thai } from '#locales/th.json';

test('of a language only the texts of the pairing page come, with their Thai words held together', () => {
  const load = pairingTexts.load as (id: string) => { code: string } | undefined;
  const { code = '' } = load(fileURLToPath(new URL('../../../locales/th.json', import.meta.url))) ?? {};
  const [, texts = ''] = /^export const pairing = (.*)$/.exec(code) ?? [];
  expect(Object.keys(JSON.parse(texts))).toEqual(Object.keys(thai));
  expect(JSON.parse(texts).panel).toBe(wholeWords(thai.panel));
  expect(wholeWords(thai.panel)).not.toBe(thai.panel);
});
