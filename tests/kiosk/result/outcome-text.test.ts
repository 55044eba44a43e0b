import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import type { CheckInResult } from '#generated/shapes.ts';
import { nextStep, outcomeText } from '#kiosk/result/outcome-text.ts';
import texts from '#locales/zh-TW.json' with { type: 'json' };

const t = createTranslator('zh-TW', texts);

test.each([
  ['nurse', '請洽護理人員'],
  ['clerk', '請洽櫃檯'],
] as const)('who was passed and comes to the kiosk is sent to the %s of the place', (attendant, told) => {
  const result = { outcome: 'passed', attendant } as CheckInResult;
  expect(nextStep(t, result, undefined)).toBe(told);
  expect(outcomeText(t, result), 'said above it, and names nobody').toBe('您已過號');
});

test('whose room is switched off is sent to the desk, and no further', () => {
  const result = { outcome: 'notHere', counterName: '101 診' } as CheckInResult;
  expect(nextStep(t, result, undefined)).toBe('請洽服務台');
  expect(outcomeText(t, result)).toBe('本診間未開放報到');
});
