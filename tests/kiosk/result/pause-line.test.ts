import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import { pauseLine } from '#kiosk/result/pause-line.ts';
import english from '#locales/en-US.json';
import chinese from '#locales/zh-TW.json';

test('a pause is said as such first, then why and until when as far as that is known', () => {
  const pause = { reason: 'procedure', until: '09:30' } as const;
  expect(pauseLine(createTranslator('zh-TW', chinese), pause)).toEqual(['目前暫停', '處置或手術', '預計 09:30 恢復']);
  expect(pauseLine(createTranslator('en-US', english), pause)).toEqual([
    'Paused',
    'Procedure',
    'Expected back at 09:30',
  ]);
  expect(pauseLine(createTranslator('zh-TW', chinese), {})).toEqual(['目前暫停']);
});
