import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import { pauseParts } from '#kiosk/result/pause-parts.ts';
import english from '#locales/en-US.json';
import thai from '#locales/th.json';
import chinese from '#locales/zh-TW.json';

const translators = [
  createTranslator('zh-TW', chinese),
  createTranslator('en-US', english),
  createTranslator('th', thai),
];

test('a pause is told with why and until when, in the language of the page', () => {
  expect(translators.map((t) => pauseParts(t, 'emergency', '09:20'))).toEqual([
    ['處理急症', '預計 09:20 恢復'],
    ['Emergency', 'Expected back at 09:20'],
    ['เหตุฉุกเฉิน', 'คาดว่ากลับมาเวลา 09:20 น.'],
  ]);
});

test('what was not said of it is left out', () => {
  const [t] = translators as [(typeof translators)[0]];
  expect(pauseParts(t, 'break', undefined)).toEqual(['休息']);
  expect(pauseParts(t, undefined, '14:05')).toEqual(['預計 14:05 恢復']);
  expect(pauseParts(t, undefined, undefined)).toEqual([]);
});
