import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import { dayOnPaper } from '#kiosk/result/day-on-paper.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };

const chinese = createTranslator('zh-TW', zh);
const english = createTranslator('en-US', en);
/** Half past midnight in Taipei, the day before in Greenwich. */
const instant = Date.parse('2026-12-01T00:30:00+08:00');

test.each([
  ['roc', chinese, '民國115年12月01日'],
  ['roc', english, 'ROC 115/12/01'],
  ['buddhist', chinese, '01/12/2569'],
  ['YYYY/MM/DD', english, '2026/12/01'],
  ['MM/DD/YYYY', english, '12/01/2026'],
  ['DD/MM/YYYY', english, '01/12/2026'],
] as const)('a slip has its day as the organisation writes it: %s', (format, t, text) => {
  expect(dayOnPaper(t, instant, 480, format)).toBe(text);
});
